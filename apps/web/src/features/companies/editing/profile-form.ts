// Form values of a company's profile, validated by the contract's schema.
import type { CompanyProfile } from '@questline/contract';
import { videoIdOf } from '@questline/contract/plain';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { lazyResolver, type Schema } from '../../../lib/forms/form-resolver.ts';
import { loadChunk } from '../../../ui/lazy/load-chunk.ts';
import type { ShownCompany } from '../profile/company-profile-view.tsx';

export type ProfileValues = {
  company_name: string;
  website: string;
  description: string;
  mission: string;
  industry: string[];
  video_url: string;
  instagram_handle: string;
  answers_within_days: number;
  /** Path of the image. */
  banner_url: string | null;
  logo_url: string | null;
};
export type ProfileForm = UseFormReturn<ProfileValues>;

export const valuesOf = (profile: CompanyProfile): ProfileValues => ({
  company_name: profile.company_name ?? '',
  website: profile.website ?? '',
  description: profile.description ?? '',
  mission: profile.mission ?? '',
  industry: profile.industry,
  video_url: profile.video_url ?? '',
  instagram_handle: profile.instagram_handle ?? '',
  answers_within_days: profile.answers_within_days,
  banner_url: profile.banner_url,
  logo_url: profile.logo_url,
});

/** The server's validation, loaded on first use. Its output is the request body, with empty fields as null. */
const resolver = lazyResolver<ProfileValues, ProfileValues>(
  async () =>
    (await loadChunk(() => import('@questline/contract/companies'))).companyChanges as Schema<ProfileValues>,
  (values) => values,
);

export const useProfileForm = (profile: CompanyProfile): ProfileForm =>
  useForm<ProfileValues>({ resolver, defaultValues: valuesOf(profile), reValidateMode: 'onChange' });

/** The form values as students would see them. */
export const shownOf = (id: string, values: ProfileValues): ShownCompany => ({
  id,
  company_name: values.company_name.trim() || null,
  website: values.website.trim() || null,
  description: values.description.trim() || null,
  mission: values.mission.trim() || null,
  industry: values.industry,
  banner_url: values.banner_url,
  logo_url: values.logo_url,
  video_id: videoIdOf(values.video_url),
  instagram_handle: values.instagram_handle.trim().replace(/^@+/, '') || null,
});
