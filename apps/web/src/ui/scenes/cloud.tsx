export const Cloud = ({
  x,
  y,
  size = 40,
  className = 'fill-chalk',
}: {
  x: number;
  y: number;
  size?: number;
  className?: string;
}) => (
  <path
    transform={`translate(${x} ${y}) scale(${size / 40})`}
    d="M8 20a8 8 0 0 1 1-15.9A11 11 0 0 1 29.5 6 7.2 7.2 0 0 1 32 20z"
    className={className}
  />
);
