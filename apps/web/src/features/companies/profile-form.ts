// The fields of a company's profile as a form holds them, validated by the contract's own shape.
import type { CompanyProfile } from '@questline/contract';
import { companyChanges } from '@questline/contract/companies';
import { videoIdOf } from '@questline/contract/plain';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { schemaResolver } from '../../lib/form-resolver.ts';
import type { ShownCompany } from './company-profile-view.tsx';

export type ProfileValues = {
  company_name: string;
  website: string;
  description: string;
  mission: string;
  industry: string[];
  video_url: string;
  instagram_handle: string;
  /** Where a picture is kept: with us, or until it is saved in this browser ('blob:…'). */
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
  banner_url: profile.banner_url,
  logo_url: profile.logo_url,
});

// Pictures are checked when they are stored; the form only holds where they are.
const shape = {
  safeParse(values: unknown) {
    const { banner_url, logo_url, ...texts } = values as ProfileValues;
    const parsed = companyChanges.safeParse(texts);
    return parsed.success ? { ...parsed, data: { ...parsed.data, banner_url, logo_url } } : parsed;
  },
};

export const useProfileForm = (profile: CompanyProfile): ProfileForm =>
  useForm<ProfileValues>({
    // What comes out of it is what the server takes: nothing typed is null there.
    resolver: schemaResolver<ProfileValues>(shape as Parameters<typeof schemaResolver<ProfileValues>>[0]),
    defaultValues: valuesOf(profile),
    reValidateMode: 'onChange',
  });

/** How students would see what is in the form. */
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
