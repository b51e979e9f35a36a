import type { shared as en } from '../../en/warehouse/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    not_enough_boxes: 'Số lượng không được lớn hơn {{available}}: thùng {{box_id}} chỉ còn bấy nhiêu ở đó',
    no_area: 'Hãy chọn kho đang làm việc trước',
    not_in_this_warehouse: 'Ở {{warehouse}} không lập được mục này: hãy chọn kho khác hoặc nêu rõ khu vực',
    order_of_other_customer: 'Đơn {{order_id}} thuộc khách hàng khác',
    bill_in_container: 'Vận đơn {{lading_bill_id}} đã ở container {{container_id}}',
    bill_is_loaded: 'Thùng {{box_id}} của vận đơn đã xếp; hãy dỡ trước',
  },
} satisfies Shape<typeof en>;
