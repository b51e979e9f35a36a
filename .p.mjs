import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const page = await browser.newPage(); page.on('pageerror', e => console.log('PE', e.stack?.slice(0,500))); page.on('console', m => console.log(m.type(), m.text()));
page.on('requestfailed', r => console.log('RF', r.url(), r.failure()?.errorText));
await page.goto('http://localhost:3999/#/login'); await page.waitForTimeout(1500); console.log((await page.content()).slice(0,600)); await browser.close();
