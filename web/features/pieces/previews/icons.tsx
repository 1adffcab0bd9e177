/** Plain line drawings of the actions under a post. Neutral shapes of our own; no platform's icon is copied. */
const shapes = {
  like: "M12 20s-7-4.6-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.4-7 10-7 10Z",
  thumb: "M8 11v8H5v-8h3Zm0 0 3.5-6.5c1.4 0 2 1 1.7 2.4L12.7 10H18a1.5 1.5 0 0 1 1.5 1.8l-1.2 5.6A2 2 0 0 1 16.4 19H8",
  comment: "M5 6h14v10h-8l-4 3.5V16H5V6Z",
  repost: "M6 10V8a2 2 0 0 1 2-2h9m-3-3 3 3-3 3M18 14v2a2 2 0 0 1-2 2H7m3 3-3-3 3-3",
  share: "M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6",
  save: "M7 4h10v16l-5-4-5 4V4Z",
  star: "m12 4 2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8L12 4Z",
  send: "M4 11.5 20 4l-5.5 16-3-6.5L4 11.5Z",
  views: "M6 19v-6M12 19V5M18 19v-9",
  dots: "M6 12h.01M12 12h.01M18 12h.01",
  play: "M9 6.5v11l9-5.5-9-5.5Z",
  back: "m14 5-7 7 7 7",
  pin: "M12 21s6-5.7 6-10.5a6 6 0 1 0-12 0C6 15.3 12 21 12 21Zm0-8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: "none" }}
    >
      <path d={shapes[name]} strokeWidth={name === "dots" ? 3 : 1.6} />
    </svg>
  );
}

/** A row of actions as a picture of the platform: they do nothing here, so assistive technology skips them. */
export function Actions({ names, className, size }: { names: IconName[]; className?: string; size?: number }) {
  return (
    <div aria-hidden="true" className={className}>
      {names.map((name) => (
        <span key={name}>
          <Icon name={name} size={size} />
        </span>
      ))}
    </div>
  );
}
