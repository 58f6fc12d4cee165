// A banner for each company: its surroundings, with a trail running through.
import { natureScenes } from './nature-scenes.ts';
import { townScenes } from './town-scenes.ts';

export const scenes: Record<string, string> = { ...townScenes, ...natureScenes };
