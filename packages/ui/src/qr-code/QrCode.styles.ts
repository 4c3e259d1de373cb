'use client';
import { styled } from 'styled-components';

/** Forced colours and print savers would cost the contrast that a scanner needs. */
export const Root = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
