// A door in front of the mail server that a drill can shut: while it is shut, nobody answers there. Drills run in
// processes of their own, so the handle is an address: PUT /shut, PUT /open.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function hangMailDoor({ port, behind }: { port: number; behind: number }) {
  const guests = new Set<Socket>();
  const door = createServer((guest) => {
    const house = connect(behind, '127.0.0.1');
    guests.add(guest);
    guest.once('close', () => (guests.delete(guest), house.destroy()));
    house.once('close', () => guest.destroy());
    for (const end of [guest, house]) end.on('error', () => end.destroy());
    guest.pipe(house).pipe(guest);
  });
  const open = async () => {
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
  };
  const shut = async () => {
    if (!door.listening) return;
    door.close();
    for (const guest of guests) guest.destroy();
    await once(door, 'close');
  };
  await open();

  const handle = createHttpServer((request, response) => {
    void (request.url === '/shut' ? shut() : open()).then(() => response.end());
  });
  handle.listen(0, '127.0.0.1');
  await once(handle, 'listening');
  return {
    handle: `http://127.0.0.1:${(handle.address() as AddressInfo).port}`,
    async takeAway() {
      handle.close();
      await shut();
    },
  };
}
