import type { shared as en } from '../../en/warehouse/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    not_enough_boxes: 'Số lượng không được lớn hơn {{available}}, số thùng {{box_id}} còn ở đó',
    no_area: 'Hãy chọn kho làm việc trước',
    not_in_this_warehouse: 'Không tạo được ở {{warehouse}}. Hãy chọn kho khác hoặc nhập khu vực',
    order_of_other_customer: 'Đơn {{order_id}} thuộc khách hàng khác',
    bill_in_container: 'Vận đơn {{lading_bill_id}} đã ở container {{container_id}}',
    bill_is_loaded: 'Thùng {{box_id}} của vận đơn này đã xếp lên container. Hãy dỡ xuống trước',
  },
} satisfies Shape<typeof en>;
