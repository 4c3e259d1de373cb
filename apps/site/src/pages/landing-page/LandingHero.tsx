import type { LandingPageName } from '@waypage/content/landing-pages';
import { Container } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { ClaimForm } from '#features/claim/ClaimForm.tsx';
import { useClaim } from '#features/claim/useClaim.ts';

/** The title of a landing page, and the field that claims a path. */
export function LandingHero({ id }: { readonly id: LandingPageName }) {
  const { t } = useTranslation([`landing-${id}`, 'claim']);
  const claim = useClaim();
  const { path, phase } = claim.state;
  return (
    <PageBody>
      <Container>
        <PageTitle title={t(`landing-${id}:title`)} lead={t(`landing-${id}:lead`)} />
        <ClaimForm claim={claim} previewPath={path && phase !== 'unavailable' ? path : undefined} />
      </Container>
    </PageBody>
  );
}
