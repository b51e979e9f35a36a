import type { Crew } from './steps.ts';

/** Support types with the roles that answer them. */
const types = {
  'Hàng lỗi, vỡ': ['warehouse', 'sale'],
  'Thanh toán': ['accounting'],
  'Giao hàng': ['warehouse'],
} as const;
const questions = [
  {
    type: 'Hàng lỗi, vỡ',
    title: 'Hộp KitKat bị móp',
    text: 'Hai trong số sáu hộp bị móp góc. Shop có đổi được không ạ?',
    answer: 'Dạ được, bên em gửi bù trong chuyến sau.',
  },
  { type: 'Giao hàng', title: 'Khi nào hàng về Hà Nội?', text: 'Đơn đặt tuần trước đã lên tàu chưa ạ?' },
] as const;

/** Support tickets of customers, their answers and subscribers. */
export async function makeQuestions({ admin, sale }: Crew, customers: readonly number[]): Promise<void> {
  const ids = new Map<string, number>();
  for (const [name, roles] of Object.entries(types)) {
    const { id } = await admin('POST', 'support-types', { name });
    for (const role_id of roles) await admin('POST', 'role-support-types', { support_type_id: id, role_id });
    ids.set(name, id);
  }
  const {
    data: [seller],
  } = await sale('GET', 'users?filter[own]=1');
  const {
    data: [administrator],
  } = await admin('GET', 'users?filter[own]=1');
  for (const user_id of [seller.id, administrator.id])
    await admin('POST', 'notification-subscribers', { user_id, support_type_id: ids.get('Giao hàng') });
  for (const [index, { type, title, text, ...rest }] of questions.entries()) {
    const support = await sale('POST', 'supports', {
      support_type_id: ids.get(type),
      title,
      text,
      sender_id: customers[index],
    });
    if ('answer' in rest)
      await admin('POST', 'support-contents', { support_id: support.id, text: rest.answer });
  }
}
