// Whether a picked file may be sent, in words for the person who picked it. The server decides again.
export type FileRules = { /** Endings without the dot. */ endings: readonly string[]; maxBytes: number };

export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1) return `${Math.ceil(bytes / 1024)} kB`;
  return `${megabytes.toLocaleString('en', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
}

export const rulesInWords = ({ endings, maxBytes }: FileRules) =>
  `${endings.map((ending) => ending.toUpperCase()).join(', ')} up to ${sizeInWords(maxBytes)}`;

/** Why the file is refused, or nothing. */
export function findRefusal(file: Pick<File, 'name' | 'size'>, rules: FileRules): string | undefined {
  const ending = file.name.toLowerCase().match(/\.([^.]+)$/)?.[1];
  if (!ending || !rules.endings.includes(ending))
    return `“${file.name}” is not one of ${rulesInWords(rules)}.`;
  if (file.size > rules.maxBytes) {
    return `“${file.name}” has ${sizeInWords(file.size)}; ${sizeInWords(rules.maxBytes)} is the most.`;
  }
  return undefined;
}
