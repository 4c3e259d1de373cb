/** The worker in modules, for applications that bundle it themselves: a decoder loads when it is used. */
import '../worker.ts';
