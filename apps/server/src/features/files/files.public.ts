// What other features may import from files.
export {
  contentDisposition,
  downloadName,
  formerObjects,
  inert,
  isId,
  neededObjects,
  objectKeyOf,
  type StoredFile,
} from './files.rules.ts';
