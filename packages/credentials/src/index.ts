// Open Badges 3.0 credentials as signed JWTs: creates, signs and verifies them. Pure: no I/O, no state, in Node and browsers.
export { createCode, findCode, groupCode } from './code.ts';
export { contentOf, createCredential, type CredentialContent } from './content.ts';
export { verifyPath, type OpenBadgeCredential } from './credential.ts';
export { createIssuerKey, didDocument, didOf, type DidDocument, type IssuerKey } from './issuer.ts';
export { signCredential } from './sign.ts';
export {
  createStatusList,
  setBits,
  statusListOf,
  statusListPath,
  statusListSize,
  statusListTtlMs,
  type StatusListCredential,
} from './status-list.ts';
export { verifyCredential, type InvalidReason, type Verification } from './verify.ts';
