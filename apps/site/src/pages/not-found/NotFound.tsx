import { Button } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import {
  Actions,
  Inner,
  Large,
  Lead,
  Line,
  Links,
  Root,
  Small,
  Title,
  View,
} from './NotFound.styles.ts';

/** The page at unknown URLs (docs/product.md, section 2). It repeats nothing of the URL. */
export function NotFound() {
  const { t } = useTranslation(['not-found']);
  return (
    <Root>
      <Inner>
        <View aria-hidden="true">
          <Large size="notFound" />
          <Small size="notFoundSmall" />
          <Line />
        </View>
        <div>
          <Title>{t('not-found:title')}</Title>
          <Lead>{t('not-found:lead')}</Lead>
          <Actions>
            <Button variant="solid" size="l" render={<Link to="/" />}>
              {t('not-found:goHome')}
            </Button>
            <Links>
              <ArrowLink to="/samples">{t('not-found:samples')}</ArrowLink>
              <ArrowLink to="/s">{t('not-found:sections')}</ArrowLink>
            </Links>
          </Actions>
        </div>
      </Inner>
    </Root>
  );
}
