// A fake auction site with one lot and its picture.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export async function openAuctionSite(): Promise<{ url: string; close(): void }> {
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'silver' } })
    .jpeg()
    .toBuffer();
  const server = http.createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://auction');
    if (pathname === '/x123.jpg') answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else
      answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            searchParams.get('auction_id_findprice') === 'x123'
              ? { id: 'x123', name: 'ライカ M3', img: `http://${request.headers.host}/x123.jpg` }
              : {},
          ),
        );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lots`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
