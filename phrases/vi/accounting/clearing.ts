import type { clearing as en } from '../../en/accounting/clearing.ts';
import type { Shape } from '../../shape.ts';

export const clearing = {
  of_customers: 'Đối chiếu công nợ khách hàng',
  of_suppliers: 'Đối chiếu công nợ nhà cung cấp',
  act: {
    clear: 'Cấn trừ',
    oldest_first: 'Ưu tiên hạn cũ nhất',
    print: 'In biên bản đối chiếu',
  },
  field: {
    clears: 'Số tiền cấn trừ',
    left: 'Còn lại trong ví',
  },
  message: {
    choose: 'Hãy chọn đối tượng và loại tiền',
    nothing: 'Không còn công nợ',
    not_payable: 'Chờ duyệt',
    more: 'Đang hiện {{shown}} trong {{total}} chứng từ, hạn sớm nhất trước. Cấn trừ xong sẽ hiện các chứng từ tiếp theo; biên bản in được khi đã hiện đủ',
  },
  /** On paper, which is Vietnamese whoever prints it. */
  paper: {
    record: {
      title: 'Biên bản đối chiếu công nợ',
      as_of: 'Tính đến ngày {{day}}',
      a: 'Bên A',
      b: 'Bên B',
      wallet: 'Số dư ví',
      advance: 'Số dư ứng trước',
      document: 'Chứng từ',
      due: 'Hạn thanh toán',
      total: 'Số tiền',
      paid: 'Đã trả',
      outstanding: 'Còn nợ',
      unsolved: 'Chưa thanh toán',
      sum: 'Tổng cộng',
      agreed: 'Hai bên xác nhận số liệu trên là đúng.',
      ours: 'Đại diện bên A',
      theirs: 'Đại diện bên B',
      sign: '(Ký, họ tên, đóng dấu)',
      documents: {
        order: 'Đơn hàng',
        lading_bill: 'Vận đơn',
        contract: 'Hợp đồng',
        purchase: 'Đơn mua',
        sfa: 'Kiện nhập',
        container: 'Container',
      },
    },
  },
  errors: {
    debts_changed: 'Các chứng từ này vừa thay đổi: {{documents}}. Hãy xem lại danh sách',
    document_settled_twice: '{{document}} đã thuộc hợp đồng trong danh sách này nên sẽ bị thanh toán hai lần',
  },
} satisfies Shape<typeof en>;
