// What a browser may import as values: plain data and pure rules. No zod may reach this file.
export * from './errors.ts';
export * from './events.ts';
export * from './file-types.ts';
export * from './industries.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './notices.ts';
export * from './paths.ts';
export * from './product.ts';
export * from './quest-chain.ts';
export * from './readiness.ts';
export * from './return-to.ts';
export * from './skills.ts';
export * from './statuses.ts';
export * from './video.ts';
export * from './vocabularies.ts';
export * from './website.ts';
