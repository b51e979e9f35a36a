import type { payment as en } from '../../en/accounting/payment.ts';
import type { Shape } from '../../shape.ts';

export const payment = {
  message: {
    several_customers: 'Hãy chọn chứng từ của một khách hàng',
    suppliers_failed: 'Chưa thanh toán được {{count}} nhà cung cấp; xem lý do ở từng dòng',
    suppliers_paid: 'Đã thanh toán',
    pay_most: 'Mỗi lần thanh toán tối đa {{most}} chứng từ',
  },
  field: {
    due: 'Cần thanh toán',
    rest: 'Còn lại',
    lacking: 'Ví còn thiếu',
    from_advance: 'Trừ vào ứng trước',
    sent_now: 'Chi thêm cho nhà cung cấp',
    place_lacks: 'Số dư còn thiếu',
    source: 'Trả từ',
  },
  errors: {
    amount_too_large: 'Số tiền không được lớn hơn {{maximum}}',
    wallet_not_enough: 'Số dư khả dụng {{available}} {{currency}} không đủ',
    currency_mismatch: 'Loại tiền phải là {{currency}}',
    source_required: 'Hãy chọn một quỹ hoặc một tài khoản ngân hàng',
    target_required: 'Hãy chọn một quỹ hoặc một tài khoản ngân hàng để chuyển đến',
    transfer_to_itself: 'Tài khoản chuyển đến phải khác tài khoản chuyển đi',
    amounts_differ: 'Cùng loại tiền thì hai số tiền phải bằng nhau',
    amount_worth_nothing: 'Số tiền này quy đổi ra {{currency}} bằng 0',
    receipts_mixed: 'Các chứng từ thuộc đối tượng hoặc loại tiền khác nhau',
    document_of_other_party: '{{document}} là của khách hàng hoặc nhà cung cấp khác',
    nothing_to_pay: 'Không còn gì phải thanh toán',
    nothing_unsolved: 'Không còn khoản nào để chuyển công nợ',
    nothing_to_refund: 'Không có gì để hoàn tiền',
    credit_not_enough: 'Khoản trả chậm chỉ còn {{available}}',
    credit_of_other_order: 'Khoản trả chậm này thuộc đơn hàng hoặc loại chi phí khác',
  },
  log: {
    action_debit: 'Chuyển công nợ',
    beyond_limit: 'Vượt hạn mức',
  },
} satisfies Shape<typeof en>;
