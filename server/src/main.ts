import { createApp } from './app.ts';
import { parseConfig, unknownSettings } from './config.ts';
import { realDependencies } from './dependencies.ts';

const dependencies = realDependencies(process.stdout.isTTY ? 'text' : 'json');
unknownSettings(process.env).forEach((line) => dependencies.log.warn(line));
parseConfig(process.env);
createApp(dependencies);
