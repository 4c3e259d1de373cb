import { Button, TextLink } from '@waypage/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { guessPage } from '../find-page.ts';
import {
  Actions,
  Inner,
  Large,
  Lead,
  Line,
  Meant,
  Links,
  Root,
  Small,
  Title,
  View,
} from './NotFound.styles.ts';

const subscribeToNothing = () => () => undefined;

/**
 * The page at unknown URLs (docs/product.md, section 2). It repeats nothing of the URL, and offers the page that the
 * URL means.
 */
export function NotFound() {
  const { t } = useTranslation(['not-found']);
  const meant = useSyncExternalStore(
    subscribeToNothing,
    () => guessPage(location.pathname),
    () => undefined,
  );
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
          {/* Last, so that nothing moves when it comes. */}
          {meant !== undefined && (
            <Meant>
              {t('not-found:meant')}{' '}
              <TextLink href={meant} translate="no">
                {location.host + meant}
              </TextLink>
            </Meant>
          )}
        </div>
      </Inner>
    </Root>
  );
}
