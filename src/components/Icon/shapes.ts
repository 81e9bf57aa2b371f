/** What each icon draws in a square of 24: paths of one stroke, drawn for this site. */
export const shapes = {
  agent:
    'M12 3v3M6 8h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM9 13v1M15 13v1M2 13v2M22 13v2',
  code: 'm8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 8v4.5M12 16v.01',
  deploy: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  evaluation: 'M4 20h16M7 16v-4M12 16V6M17 16V9',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.01',
  key: 'M8 10.5a5 5 0 1 1 0 9 5 5 0 0 1 0-9zM11.5 12 20 3.5M16 7.5l3 3',
  model:
    'M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 10h4v4h-4zM9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  provider: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  reference: 'M4 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H4zM20 4h-6a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h6z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20',
  server:
    'M5 4h14a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM5 13h14a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM8 7.5v.01M8 16.5v.01M12 7.5h4M12 16.5h4',
  shield: 'M12 3l7.5 2.5V11c0 5-3.5 8.5-7.5 10-4-1.5-7.5-5-7.5-10V5.5zM9 11.5l2.2 2.2L15.2 9.5',
  start: 'M6 4.5v15L19 12z',
  telemetry: 'M3 12h4l3-8 4 16 3-8h4',
  tip: 'M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0c-.4.5-.5 1-.5 1.5v1.5H9v-1.5c0-.5-.1-1-.5-1.5z',
  tool: 'M20.5 7.5a5 5 0 0 1-6.8 5.6l-6.4 6.4a2 2 0 0 1-2.8-2.8l6.4-6.4a5 5 0 0 1 5.6-6.8l-2.8 2.8.7 3.3 3.3.7z',
  upgrade: 'M12 20V5M6 11l6-6 6 6',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.5v.01',
} as const;

export type IconName = keyof typeof shapes;
