/** How heavy a picture may be that leaves for a platform by its interface (connectors' published limits). Pure. */

const mostBytes: Readonly<Record<string, number>> = {
  "wechat-official-account": 1024 * 1024,
  bluesky: 2_000_000,
  // "less than 5 MB"
  weibo: 5 * 1024 * 1024 - 1,
};

/** Infinite where no kept picture is too heavy. */
export const mostPictureBytes = (platform: string): number => mostBytes[platform] ?? Number.POSITIVE_INFINITY;
