import type { container as en } from '../../en/warehouse/container.ts';
import type { Shape } from '../../shape.ts';

export const container = {
  name: 'Container',
  plural: 'Container',
  title: {
    arrivals: 'Hàng đến',
  },
  field: {
    container_type: 'Loại container',
    cut_off_date: 'Ngày chốt',
    max_volume: 'Thể tích tối đa',
    max_weight: 'Tải trọng tối đa (kg)',
  },
  section: {
    scan: 'Quét',
    readiness: 'Trước khi chốt',
  },
  act: {
    attach_bills: 'Gắn vận đơn',
    load: 'Xếp lên',
    unload: 'Dỡ xuống',
    load_all: 'Xếp tất cả ({{count}})',
    unload_all: 'Dỡ tất cả ({{count}})',
  },
  message: {
    undesired: 'Thùng {{box_id}} không thuộc vận đơn nào của container này',
    done: 'Đã xong',
    ready: 'Sẵn sàng',
    override: 'Vẫn chốt dù đơn chưa thanh toán',
  },
  status: {
    open: 'Đang mở',
    cut_off: 'Đã chốt',
    arrived: 'Đã đến',
  },
  todo: {
    cut_off: 'Chốt container',
    arrived: 'Dỡ container',
  },
  errors: {
    route_mismatch: 'Vận đơn {{lading_bill_id}} khác tuyến hoặc phương thức vận chuyển với container',
    container_is_cut_off: 'Container đã chốt',
    container_not_cut_off: 'Container chưa chốt',
    container_is_empty: 'Container chưa có vận đơn',
    boxes_undesired: 'Thùng {{boxes}} đã xếp nhưng không có vận đơn',
    goods_banned: 'Thùng {{boxes}} có hàng không được gửi bằng phương thức này',
    bills_not_loaded: 'Vận đơn {{lading_bills}} chưa xếp đủ thùng',
    freight_not_assessed: 'Vận đơn {{lading_bills}} chưa tính cước',
    orders_unsettled: 'Cước hoặc phí của đơn {{orders}} chưa thanh toán, chưa chuyển công nợ',
    reason_required: 'Hãy nhập lý do làm khác quy định',
    container_unloaded: 'Container đã được dỡ hàng',
    over_unloading: 'Số lượng không được lớn hơn {{maximum}}, số thùng {{box_id}} còn trong container',
  },
  rights: {
    container: {
      name: 'Container',
      meaning: 'Xếp lên, vận chuyển và dỡ xuống',
    },
    container_cutoff: {
      name: 'Chốt container',
      meaning: 'Chốt container để xuất phát, và mở lại',
    },
    container_cost: {
      name: 'Chi phí container',
      meaning: 'Chi phí của container',
    },
    invoice: {
      name: 'Hóa đơn kho',
      meaning: 'Hóa đơn của container',
    },
  },
  log: {
    total_max_volume: 'Thể tích tối đa (m³)',
    total_max_weight: 'Tải trọng tối đa (kg)',
    lading_bill_ids: 'Vận đơn',
    attached: 'Vận đơn đã gắn',
    detached: 'Vận đơn đã gỡ',
    cut_off: 'Chốt container',
  },
} satisfies Shape<typeof en>;
