// Checks a picked file and explains a refusal. The server checks again.
export type FileRules = {
  /** Endings without the dot. */
  endings: readonly string[];
  maxBytes: number;
  /** The same in a few words, if there are many. */
  kinds?: string;
};

export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1) return `${Math.ceil(bytes / 1024)} kB`;
  return `${megabytes.toLocaleString('en', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`;
}

/** "66%" */
export const shareInWords = (sentBytes: number, bytes: number) =>
  `${Math.floor((100 * sentBytes) / Math.max(bytes, 1))}%`;

const endingsInWords = ({ endings }: FileRules) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    endings.filter((ending) => ending !== 'jpeg').map((ending) => ending.toUpperCase()),
  );

export const rulesInWords = (rules: FileRules) =>
  `${rules.kinds ?? endingsInWords(rules)}, up to ${sizeInWords(rules.maxBytes)}`;

/** Why the file is refused, or nothing. */
export function findRefusal(file: Pick<File, 'name' | 'size'>, rules: FileRules): string | undefined {
  const ending = file.name.toLowerCase().match(/\.([^.]+)$/)?.[1];
  if (!ending || !rules.endings.includes(ending))
    return `${file.name} is not a supported file type. Choose ${endingsInWords(rules)}.`;
  if (file.size > rules.maxBytes) {
    return `${file.name} is ${sizeInWords(file.size)}. The limit is ${sizeInWords(rules.maxBytes)}.`;
  }
  return undefined;
}
