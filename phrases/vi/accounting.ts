import type { accounting as en } from '../en/accounting.ts';
import type { Shape } from '../shape.ts';

export const accounting = {
  errors: {
    amount_too_large: 'Số tiền không được lớn hơn {{maximum}}',
    wallet_not_enough: 'Ví chỉ có {{available}}, không đủ',
    currency_mismatch: 'Loại tiền phải là {{currency}}',
    period_locked: 'Sổ kế toán tháng {{month}} đã khóa',
    source_required: 'Hãy chọn một quỹ hoặc một thẻ',
    receipts_mixed: 'Các chứng từ thuộc đối tượng hoặc loại tiền khác nhau',
    nothing_to_pay: 'Không còn gì phải thanh toán',
    nothing_unsolved: 'Không còn khoản nào để ghi nợ',
    nothing_to_refund: 'Không có gì để hoàn tiền',
    credit_not_enough: 'Tín dụng chỉ còn {{available}}',
    credit_of_other_order: 'Tín dụng này thuộc đơn hàng hoặc loại chi phí khác',
    credit_in_use: 'Tín dụng đã được sử dụng nên không thể xóa',
    credit_below_used: 'Tín dụng này đã dùng {{used}}',
    wallet_of_other_customer: 'Ví phải là của khách hàng trong đơn, loại tiền {{currency}}',
  },
} satisfies Shape<typeof en>;
