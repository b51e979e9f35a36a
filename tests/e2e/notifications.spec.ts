// Sign-in through a provider, support tickets with answers, and their notifications.
import { vi as phrases } from '../../phrases/vi/catalogue.gen.ts';
import { approve, makeCustomer, makeOrder, makeProduct } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

test('a user signs in through a provider in its own window', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(url('/login'));
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Tiếp tục với Nhà cung cấp' }).click(),
  ]);
  await popup.locator('input[name=login]').fill('mai@example.test');
  await popup.locator('input[name=password]').fill('any');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await expect(page.getByRole('heading', { level: 1, name: phrases.order.order.title.mine })).toBeVisible();
  await page.goto(url('/me'));
  await expect(page.getByRole('textbox', { name: phrases.common.field.email })).toHaveValue(
    'mai@example.test',
  );
});

test('a cancelled provider sign-in shows a message and can be retried', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await page.goto(url('/login'));
  const button = page.getByRole('button', { name: 'Tiếp tục với Nhà cung cấp' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toHaveText(phrases.identity.provider.sign_in.given_up);
  const [again] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(again.locator('input[name=login]')).toBeVisible();
});

test('a support ticket is opened, answered and closed, and participants are notified live', async ({
  browser,
}) => {
  const [customer, sale] = await Promise.all([
    Person.signIn(browser, 'customer'),
    Person.signIn(browser, 'sale'),
  ]);
  // Marks notifications about the customer's earlier orders as read.
  await customer.page.goto(url('/notifications'));
  await customer.press(phrases.helper.notification.inbox.mark_all);
  await customer.go(phrases.helper.support.title.mine);
  await customer.goOn(phrases.helper.support.title.new, phrases.helper.support.title.new);
  await customer.fill(phrases.common.field.title, 'Thiếu một hộp');
  await customer.pick(phrases.common.field.support_type, 'Giao hàng');
  await customer.fill(phrases.common.field.text, 'Đơn của tôi thiếu một hộp.');
  await customer.press(phrases.common.act.save);
  await customer.sees('Đơn của tôi thiếu một hộp.');

  const bell = sale.page.getByRole('button', {
    name: new RegExp(`^${phrases.helper.notification.plural}: `),
  });
  await bell.click(); // the seller subscribed to this kind of question; the bell knew without a reload
  await sale.page.getByRole('button', { name: /Yêu cầu mới: Thiếu một hộp/ }).click();
  await expect(sale.page.getByRole('heading', { level: 1, name: 'Thiếu một hộp' })).toBeVisible();
  await expect(sale.page.getByRole('dialog')).toHaveCount(0); // the bell's list has gone
  await sale.fill(phrases.helper.support.conversation.write, 'Chúng tôi gửi bù hôm nay.');
  await sale.press(phrases.helper.support.conversation.answer);
  await customer.sees('Chúng tôi gửi bù hôm nay.');
  await expect(
    customer.page.getByRole('button', { name: new RegExp(`^${phrases.helper.notification.plural}: `) }),
  ).toHaveCount(0); // it was on screen already
  const admin = await Person.signIn(browser, 'admin');
  await admin.page.goto(url('/admin/supports'));
  await admin.openRow('Thiếu một hộp');
  await admin.press(phrases.helper.support.conversation.close);
  await admin.sees(phrases.helper.support.status.closed);
});

test('a push message is shown as a toast on the open screen', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'admin');
  // A headless browser cannot show a permission prompt.
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.goto(url('/notifications'));
  await page.reload();
  await page.getByRole('switch', { name: phrases.helper.notification.inbox.push }).click();
  const registrationId = await registered;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: process.env.HAKOBU_URL!,
    registrationId,
    data: JSON.stringify({
      id: 1,
      title: 'Tàu đã cập cảng',
      text: 'Chuyến 12',
      subject_type: 'support',
      subject_id: '1',
    }),
  });
  const toast = page.getByRole('alert').filter({ hasText: 'Tàu đã cập cảng' });
  await expect(toast).toContainText('Chuyến 12');
  await toast.click();
  await expect(page).toHaveURL(/#\/admin\/supports\/1$/);
  await waitUntilIdle(page);
});

test('opening a notification marks it as read optimistically', async ({ browser }) => {
  const crew = await apiCrew();
  const { id, email } = await makeCustomer(crew);
  const product_id = await makeProduct(crew);
  await approve(crew, (await makeOrder(crew, id, [{ product_id, price: '1000', quantity: '1' }])).id);
  const { page } = await Person.signIn(browser, 'customer', { email });
  await page.goto(url('/notifications'));
  const unread = page.getByRole('img', { name: phrases.helper.support.conversation.unread });
  await expect(unread).toHaveCount(1);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/user-notifications/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('row').filter({ has: unread }).click();
  await expect(unread).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/customer\/orders/);
});
