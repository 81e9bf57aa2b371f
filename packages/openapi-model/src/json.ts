/** Any value that JSON can say (RFC 8259). */
export type Json =
  null | boolean | number | string | readonly Json[] | {readonly [name: string]: Json};
