/** One line each, in a square of 16, drawn in the color of the text. */
export const icons = {
  guide: 'M4 2h5.5L13 5.5V14H4zM9.5 2v3.5H13M6.5 8.5h4M6.5 11h4',
  operation: 'M2 5h10M9.5 2.5 12 5 9.5 7.5M14 11H4m2.5-2.5L4 11l2.5 2.5',
  type: 'M6.5 2.5C4 2.5 5.5 8 2.5 8 5.5 8 4 13.5 6.5 13.5M9.5 2.5c2.5 0 1 5.5 4 5.5-3 0-1.5 5.5-4 5.5',
  provider: 'M6 2v3M10 2v3M4.5 5h7v2.5a3.5 3.5 0 0 1-7 0zM8 11v3.5',
  distribution: 'm8 2 5.5 3v6L8 14l-5.5-3V5zM2.5 5 8 8l5.5-3M8 8v6',
  message: 'M8 2.5 14.5 13.5h-13zM8 6.5V10M8 11.75v.1',
  upgrade: 'M8 14V3M3.5 7.5 8 3l4.5 4.5',
  reference: 'M2.5 4h.1M2.5 8h.1M2.5 12h.1M6 4h8M6 8h8M6 12h8',
  search: 'M6.75 2a4.75 4.75 0 1 0 0 9.5 4.75 4.75 0 0 0 0-9.5M10.5 10.5l4 4',
} as const;

export type IconName = keyof typeof icons;
