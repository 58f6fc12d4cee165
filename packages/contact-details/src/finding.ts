export type Writer = 'student' | 'company';
export type ContactKind = 'phone' | 'email' | 'handle' | 'messenger' | 'link' | 'meeting' | 'address';
/** `start` and `end` are offsets in the original text. */
export type Finding = { kind: ContactKind; start: number; end: number };
