import { chromium } from '@playwright/test';
const [,, lang='vi', role='admin', width='1440', ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const ctx = await browser.newContext({ viewport: { width: Number(width), height: width === '390' ? 844 : 900 }, colorScheme: process.env.DARK ? 'dark':'light' });
const page = await ctx.newPage();
const errors=[]; page.on('pageerror', e => errors.push(String(e))); page.on('console', m => { if (m.type()==='error') errors.push(m.text()); });
await page.addInitScript(l => localStorage.setItem('language', l), lang);
await page.goto('http://localhost:3999/#/login');
await page.fill('input[type=email]', role+'@hakobu.test'); await page.fill('input[type=password]', 'hakobu-demo'); await page.click('button[type=submit]');
await page.waitForSelector('nav', {state:'attached'});
for (const p of paths) {
  await page.goto('http://localhost:3999/#'+p); await page.waitForTimeout(900);
  const name = `/tmp/shots/${lang}-${width}-${p.replace(/\W+/g,'_')}.png`;
  await page.screenshot({ path: name });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  console.log(name, await page.title(), overflow ? 'OVERFLOW' : '');
}
if (errors.length) console.log('ERRORS', [...new Set(errors)].slice(0,8));
await browser.close();
