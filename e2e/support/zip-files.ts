// Reads a ZIP archive without compression, from its directory at the end, as other tools do.

const [directoryEnd, directoryEntry] = ['PK\x05\x06', 'PK\x01\x02'];

export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from(directoryEnd, 'latin1'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.toString('latin1', at, at + 4) === directoryEntry) {
    const [length, nameLength] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, archive.subarray(start, start + length));
    at += 46 + nameLength;
  }
  return files;
}
