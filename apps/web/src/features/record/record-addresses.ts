// Addresses that a student gives to others.
import { groupCode } from '@questline/credentials/code';

export const pageAddress = (link: string) => `${location.origin}/r/${link}`;
export const verifyPathOf = (code: string) => `/verify/${groupCode(code)}`;
export const certificatePath = (code: string) => `/certificates/${code}.pdf`;
export const badgePath = (code: string) => `/credentials/${code}.jwt`;
