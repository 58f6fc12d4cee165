import { expect, test } from 'vitest';
import { openDisk } from './storage-disk.ts';

test('a folder that is not writable is named at startup, with what to do', () => {
  expect(() => openDisk('/dev/null/files')).toThrow(
    /^FILES_DIR: \/dev\/null\/files can't be written to \(ENOTDIR\)\. Create the folder/,
  );
});
