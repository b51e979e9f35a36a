import { chromium } from '@playwright/test';
import fs from 'node:fs';
const [,, out, ...files] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const p = await b.newPage({ viewport: { width: 1640, height: 900 } });
await p.setContent('<body style="margin:0;background:#888;display:flex;gap:8px">'+files.map(f=>`<img style="height:860px" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join('')+'</body>');
await p.screenshot({ path: out }); await b.close();
