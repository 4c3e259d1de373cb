import type { Sample } from '@waypage/content/samples';
import { VisuallyHidden } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { previewLink } from '#features/sample-preview/preview-link.ts';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { sampleType } from '#features/sample-preview/sample-type.ts';

export function SampleLink({ sample }: { readonly sample: Sample }) {
  const { t, locale } = useTranslation(['samples', 'menus', ...SAMPLE_NAMESPACES]);
  const name = t(sample.name);
  const type = t(sampleType(sample));
  const open = t('samples:open', { name, type });
  return (
    <Link {...previewLink(sample, locale)}>
      <VisuallyHidden>{`${open} `}</VisuallyHidden>
      <Window>
        <SamplePhone sample={sample.id} alt={t(sample.picture)} />
      </Window>
      <Caption aria-hidden>
        <span>{name}</span>
        {type}
      </Caption>
    </Link>
  );
}

/* Open at the top, so that the phone may rise on hover. */
const Window = styled.div`
  --_width: min(100%, 330px);
  aspect-ratio: 294 / 484;
  min-block-size: 0;
  max-block-size: 484px;
  margin-inline: auto;
  clip-path: inset(-12px 0 0);

  @media not ${media.reducedMotion} {
    & > * {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
  }
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${vars.space[5]};
  padding-block-start: 14px;
  border-block-start: 2px solid ${vars.color.line};
  font-size: 1rem;
  line-height: 1.4;
  color: ${vars.color.ink2};
  transition: border-color ${vars.duration.quick} ${vars.easing.out};

  /* Only the captions in sight are rendered: the longest name has two lines, and the type a third. */
  @media ${media.sm} and ${media.belowXxl} {
    &:not(:lang(en)) {
      align-content: start;
      min-block-size: 83px;
    }
  }

  & > :first-child {
    ${typography.h3}
    font-size: 1.25rem;
    color: ${vars.color.ink};
  }
`;

const Link = styled.a`
  display: block;
  text-decoration: none;
  ${mixins.focusRing}

  @media ${media.hover} {
    &:hover > ${Caption} {
      border-color: ${vars.color.signal};
    }
    @media not ${media.reducedMotion} {
      &:hover > ${Window} > * {
        transform: translateY(-8px);
      }
    }
  }
`;
