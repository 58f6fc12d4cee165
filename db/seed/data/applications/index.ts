// All applications and the work done on them.
import type { Application } from '../shapes.ts';
import { brightwave } from './brightwave.ts';
import { others } from './others.ts';
import { sunnySide } from './sunny-side.ts';

export const applications: Application[] = [...sunnySide, ...brightwave, ...others];
