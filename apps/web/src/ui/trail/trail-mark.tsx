/** The logo: a dotted path from a waypoint to the sun. */
export const TrailMark = ({ className = 'size-7' }: { className?: string }) => (
  <svg viewBox="0 0 30 30" aria-hidden className={className}>
    <path
      d="M5 24c6.5 0 3.5-9 10-9s3.5-9 10-9"
      fill="none"
      className="stroke-trail"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="0.1 5.05"
    />
    <circle cx="5" cy="24" r="4.2" className="fill-trail" />
    <circle cx="25" cy="6" r="4.7" className="fill-sun" />
  </svg>
);
