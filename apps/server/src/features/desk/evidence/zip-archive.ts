// Writes a ZIP archive without compression. Small enough to check by reading, and every tool opens it.
import { crc32 } from 'node:zlib';

export type ArchivedFile = { name: string; content: Buffer };

/** Bit 11: names are UTF-8. */
const flags = 0x0800;
const version = 20;

/** MS-DOS format, in UTC and steps of two seconds. */
function dosTime(at: Date) {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return { date, time };
}

/** The fields that the header before a file and its entry in the directory share. */
function commonFields({ name, content }: ArchivedFile, at: Date): Buffer {
  const { date, time } = dosTime(at);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

/** The end of an entry in the directory: no comment and no attributes, and where the file begins. */
function directoryTail(offset: number): Buffer {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE(offset, 10);
  return fields;
}

const signature = (letters: string) => Buffer.from(`PK${letters}`, 'latin1');

export function zipArchive(files: readonly ArchivedFile[], at: Date): Buffer {
  const content: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const [fields, name] = [commonFields(file, at), Buffer.from(file.name)];
    const madeBy = fields.subarray(0, 2);
    content.push(signature('\x03\x04'), fields, name, file.content);
    directory.push(signature('\x01\x02'), madeBy, fields, directoryTail(offset), name);
    offset += 4 + fields.length + name.length + file.content.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...content, ...directory, signature('\x05\x06'), end]);
}
