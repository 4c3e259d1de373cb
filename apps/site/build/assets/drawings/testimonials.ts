import type { Drawing } from '../drawing.ts';

/** Which of the three portraits. */
export type AvatarId = 1 | 2 | 3;

interface Portrait {
  readonly ground: string;
  readonly hair: string;
  readonly skin: string;
  readonly clothes: string;
  /** What lies behind the face. */
  readonly behind: string;
  /** What lies over it. */
  readonly over: string;
}

const PORTRAITS: Readonly<Record<AvatarId, Portrait>> = {
  1: {
    ground: '#f1c75b',
    hair: '#3a2e1a',
    skin: '#c68a64',
    clothes: '#123c36',
    behind: '',
    over: 'M48 78C47 44 64 21 90 21s43 23 42 57q-13-9-16-28-26 12-52 0-3 19-16 28z',
  },
  2: {
    ground: '#a9d1bf',
    hair: '#15140f',
    skin: '#7a4a2e',
    clothes: '#b4c8e6',
    behind: '',
    over: 'M54 66c-3-28 12-46 36-46s39 18 36 46l-4-4-5-22q-27-8-54 0l-5 22zM55 84q8 12 20 13 15-7 30 0 12-1 20-13 2 33-35 35-37-2-35-35zm24 18q11 8 22 0-11-5-22 0z',
  },
  3: {
    ground: '#f2a893',
    hair: '#7a5330',
    skin: '#e0ad88',
    clothes: '#24476b',
    behind: 'M46 148c-6-26-2-40-2-66 0-36 18-60 46-60s46 24 46 60c0 26 4 40-2 66z',
    over: 'M55 82c-6-36 6-59 35-59s41 23 35 59q-31-4-47-30-6 18-23 30z',
  },
};

/** A portrait in the flat manner, for the stamp of a postcard. */
export function drawAvatar(id: AvatarId): Drawing {
  const { ground, hair, skin, clothes, behind, over } = PORTRAITS[id];
  return {
    width: 180,
    height: 180,
    body: [
      `<path fill="${ground}" d="M0 0h180v180H0z"/>`,
      behind && `<path fill="${hair}" d="${behind}"/>`,
      `<path fill="${clothes}" d="M27 180c0-34 20-53 48-53h30c28 0 48 19 48 53z"/>`,
      `<path fill="${skin}" d="M54 68c0-26 14-42 36-42s36 16 36 42c0 22-7 40-21 48v19a15 15 0 0 1-30 0v-19C61 108 54 90 54 68z"/>`,
      `<path fill="${hair}" d="${over}"/>`,
    ].join(''),
  };
}
