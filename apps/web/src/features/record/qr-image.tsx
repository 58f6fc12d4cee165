import { qrPath } from '@questline/certificate/qr';

/** Scanners need a light margin of four modules. */
const margin = 4;

/** Dark on white in both themes, because some scanners don't read inverted codes. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  const whole = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      className="size-28 shrink-0 rounded-control border border-line bg-white"
    >
      <path d={path} fill="#131a2f" />
    </svg>
  );
}

export function downloadQr(text: string, name: string) {
  const { size, path } = qrPath(text);
  const whole = size + 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole * 16}" height="${whole * 16}" viewBox="${-margin} ${-margin} ${whole} ${whole}"><rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}" fill="#fff"/><path d="${path}"/></svg>`;
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(url);
}
