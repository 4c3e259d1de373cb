export {
  Heatmap,
  type HeatmapCell,
  type HeatmapColumnLabel,
  type HeatmapProps,
  type HeatmapRow,
} from './Heatmap.js';
