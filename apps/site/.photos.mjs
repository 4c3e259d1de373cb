var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e2) {
    throw mod = 0, e2;
  }
};
var __copyProps = (to2, from2, except, desc) => {
  if (from2 && typeof from2 === "object" || typeof from2 === "function") {
    for (let key of __getOwnPropNames(from2))
      if (!__hasOwnProp.call(to2, key) && key !== except)
        __defProp(to2, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc(from2, key)) || desc.enumerable });
  }
  return to2;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// ../../node_modules/.pnpm/jsqr@1.4.0/node_modules/jsqr/dist/jsQR.js
var require_jsQR = __commonJS({
  "../../node_modules/.pnpm/jsqr@1.4.0/node_modules/jsqr/dist/jsQR.js"(exports, module) {
    (function webpackUniversalModuleDefinition(root, factory) {
      if (typeof exports === "object" && typeof module === "object")
        module.exports = factory();
      else if (typeof define === "function" && define.amd)
        define([], factory);
      else if (typeof exports === "object")
        exports["jsQR"] = factory();
      else
        root["jsQR"] = factory();
    })(typeof self !== "undefined" ? self : exports, function() {
      return (
        /******/
        (function(modules) {
          var installedModules = {};
          function __webpack_require__(moduleId) {
            if (installedModules[moduleId]) {
              return installedModules[moduleId].exports;
            }
            var module2 = installedModules[moduleId] = {
              /******/
              i: moduleId,
              /******/
              l: false,
              /******/
              exports: {}
              /******/
            };
            modules[moduleId].call(module2.exports, module2, module2.exports, __webpack_require__);
            module2.l = true;
            return module2.exports;
          }
          __webpack_require__.m = modules;
          __webpack_require__.c = installedModules;
          __webpack_require__.d = function(exports2, name, getter) {
            if (!__webpack_require__.o(exports2, name)) {
              Object.defineProperty(exports2, name, {
                /******/
                configurable: false,
                /******/
                enumerable: true,
                /******/
                get: getter
                /******/
              });
            }
          };
          __webpack_require__.n = function(module2) {
            var getter = module2 && module2.__esModule ? (
              /******/
              function getDefault() {
                return module2["default"];
              }
            ) : (
              /******/
              function getModuleExports() {
                return module2;
              }
            );
            __webpack_require__.d(getter, "a", getter);
            return getter;
          };
          __webpack_require__.o = function(object, property) {
            return Object.prototype.hasOwnProperty.call(object, property);
          };
          __webpack_require__.p = "";
          return __webpack_require__(__webpack_require__.s = 3);
        })([
          /* 0 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var BitMatrix = (
              /** @class */
              (function() {
                function BitMatrix2(data, width) {
                  this.width = width;
                  this.height = data.length / width;
                  this.data = data;
                }
                BitMatrix2.createEmpty = function(width, height) {
                  return new BitMatrix2(new Uint8ClampedArray(width * height), width);
                };
                BitMatrix2.prototype.get = function(x2, y2) {
                  if (x2 < 0 || x2 >= this.width || y2 < 0 || y2 >= this.height) {
                    return false;
                  }
                  return !!this.data[y2 * this.width + x2];
                };
                BitMatrix2.prototype.set = function(x2, y2, v2) {
                  this.data[y2 * this.width + x2] = v2 ? 1 : 0;
                };
                BitMatrix2.prototype.setRegion = function(left, top, width, height, v2) {
                  for (var y2 = top; y2 < top + height; y2++) {
                    for (var x2 = left; x2 < left + width; x2++) {
                      this.set(x2, y2, !!v2);
                    }
                  }
                };
                return BitMatrix2;
              })()
            );
            exports2.BitMatrix = BitMatrix;
          }),
          /* 1 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var GenericGFPoly_1 = __webpack_require__(2);
            function addOrSubtractGF(a2, b2) {
              return a2 ^ b2;
            }
            exports2.addOrSubtractGF = addOrSubtractGF;
            var GenericGF = (
              /** @class */
              (function() {
                function GenericGF2(primitive, size, genBase) {
                  this.primitive = primitive;
                  this.size = size;
                  this.generatorBase = genBase;
                  this.expTable = new Array(this.size);
                  this.logTable = new Array(this.size);
                  var x2 = 1;
                  for (var i2 = 0; i2 < this.size; i2++) {
                    this.expTable[i2] = x2;
                    x2 = x2 * 2;
                    if (x2 >= this.size) {
                      x2 = (x2 ^ this.primitive) & this.size - 1;
                    }
                  }
                  for (var i2 = 0; i2 < this.size - 1; i2++) {
                    this.logTable[this.expTable[i2]] = i2;
                  }
                  this.zero = new GenericGFPoly_1.default(this, Uint8ClampedArray.from([0]));
                  this.one = new GenericGFPoly_1.default(this, Uint8ClampedArray.from([1]));
                }
                GenericGF2.prototype.multiply = function(a2, b2) {
                  if (a2 === 0 || b2 === 0) {
                    return 0;
                  }
                  return this.expTable[(this.logTable[a2] + this.logTable[b2]) % (this.size - 1)];
                };
                GenericGF2.prototype.inverse = function(a2) {
                  if (a2 === 0) {
                    throw new Error("Can't invert 0");
                  }
                  return this.expTable[this.size - this.logTable[a2] - 1];
                };
                GenericGF2.prototype.buildMonomial = function(degree, coefficient) {
                  if (degree < 0) {
                    throw new Error("Invalid monomial degree less than 0");
                  }
                  if (coefficient === 0) {
                    return this.zero;
                  }
                  var coefficients = new Uint8ClampedArray(degree + 1);
                  coefficients[0] = coefficient;
                  return new GenericGFPoly_1.default(this, coefficients);
                };
                GenericGF2.prototype.log = function(a2) {
                  if (a2 === 0) {
                    throw new Error("Can't take log(0)");
                  }
                  return this.logTable[a2];
                };
                GenericGF2.prototype.exp = function(a2) {
                  return this.expTable[a2];
                };
                return GenericGF2;
              })()
            );
            exports2.default = GenericGF;
          }),
          /* 2 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var GenericGF_1 = __webpack_require__(1);
            var GenericGFPoly = (
              /** @class */
              (function() {
                function GenericGFPoly2(field, coefficients) {
                  if (coefficients.length === 0) {
                    throw new Error("No coefficients.");
                  }
                  this.field = field;
                  var coefficientsLength = coefficients.length;
                  if (coefficientsLength > 1 && coefficients[0] === 0) {
                    var firstNonZero = 1;
                    while (firstNonZero < coefficientsLength && coefficients[firstNonZero] === 0) {
                      firstNonZero++;
                    }
                    if (firstNonZero === coefficientsLength) {
                      this.coefficients = field.zero.coefficients;
                    } else {
                      this.coefficients = new Uint8ClampedArray(coefficientsLength - firstNonZero);
                      for (var i2 = 0; i2 < this.coefficients.length; i2++) {
                        this.coefficients[i2] = coefficients[firstNonZero + i2];
                      }
                    }
                  } else {
                    this.coefficients = coefficients;
                  }
                }
                GenericGFPoly2.prototype.degree = function() {
                  return this.coefficients.length - 1;
                };
                GenericGFPoly2.prototype.isZero = function() {
                  return this.coefficients[0] === 0;
                };
                GenericGFPoly2.prototype.getCoefficient = function(degree) {
                  return this.coefficients[this.coefficients.length - 1 - degree];
                };
                GenericGFPoly2.prototype.addOrSubtract = function(other) {
                  var _a;
                  if (this.isZero()) {
                    return other;
                  }
                  if (other.isZero()) {
                    return this;
                  }
                  var smallerCoefficients = this.coefficients;
                  var largerCoefficients = other.coefficients;
                  if (smallerCoefficients.length > largerCoefficients.length) {
                    _a = [largerCoefficients, smallerCoefficients], smallerCoefficients = _a[0], largerCoefficients = _a[1];
                  }
                  var sumDiff = new Uint8ClampedArray(largerCoefficients.length);
                  var lengthDiff = largerCoefficients.length - smallerCoefficients.length;
                  for (var i2 = 0; i2 < lengthDiff; i2++) {
                    sumDiff[i2] = largerCoefficients[i2];
                  }
                  for (var i2 = lengthDiff; i2 < largerCoefficients.length; i2++) {
                    sumDiff[i2] = GenericGF_1.addOrSubtractGF(smallerCoefficients[i2 - lengthDiff], largerCoefficients[i2]);
                  }
                  return new GenericGFPoly2(this.field, sumDiff);
                };
                GenericGFPoly2.prototype.multiply = function(scalar) {
                  if (scalar === 0) {
                    return this.field.zero;
                  }
                  if (scalar === 1) {
                    return this;
                  }
                  var size = this.coefficients.length;
                  var product = new Uint8ClampedArray(size);
                  for (var i2 = 0; i2 < size; i2++) {
                    product[i2] = this.field.multiply(this.coefficients[i2], scalar);
                  }
                  return new GenericGFPoly2(this.field, product);
                };
                GenericGFPoly2.prototype.multiplyPoly = function(other) {
                  if (this.isZero() || other.isZero()) {
                    return this.field.zero;
                  }
                  var aCoefficients = this.coefficients;
                  var aLength = aCoefficients.length;
                  var bCoefficients = other.coefficients;
                  var bLength = bCoefficients.length;
                  var product = new Uint8ClampedArray(aLength + bLength - 1);
                  for (var i2 = 0; i2 < aLength; i2++) {
                    var aCoeff = aCoefficients[i2];
                    for (var j2 = 0; j2 < bLength; j2++) {
                      product[i2 + j2] = GenericGF_1.addOrSubtractGF(product[i2 + j2], this.field.multiply(aCoeff, bCoefficients[j2]));
                    }
                  }
                  return new GenericGFPoly2(this.field, product);
                };
                GenericGFPoly2.prototype.multiplyByMonomial = function(degree, coefficient) {
                  if (degree < 0) {
                    throw new Error("Invalid degree less than 0");
                  }
                  if (coefficient === 0) {
                    return this.field.zero;
                  }
                  var size = this.coefficients.length;
                  var product = new Uint8ClampedArray(size + degree);
                  for (var i2 = 0; i2 < size; i2++) {
                    product[i2] = this.field.multiply(this.coefficients[i2], coefficient);
                  }
                  return new GenericGFPoly2(this.field, product);
                };
                GenericGFPoly2.prototype.evaluateAt = function(a2) {
                  var result = 0;
                  if (a2 === 0) {
                    return this.getCoefficient(0);
                  }
                  var size = this.coefficients.length;
                  if (a2 === 1) {
                    this.coefficients.forEach(function(coefficient) {
                      result = GenericGF_1.addOrSubtractGF(result, coefficient);
                    });
                    return result;
                  }
                  result = this.coefficients[0];
                  for (var i2 = 1; i2 < size; i2++) {
                    result = GenericGF_1.addOrSubtractGF(this.field.multiply(a2, result), this.coefficients[i2]);
                  }
                  return result;
                };
                return GenericGFPoly2;
              })()
            );
            exports2.default = GenericGFPoly;
          }),
          /* 3 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var binarizer_1 = __webpack_require__(4);
            var decoder_1 = __webpack_require__(5);
            var extractor_1 = __webpack_require__(11);
            var locator_1 = __webpack_require__(12);
            function scan(matrix) {
              var locations = locator_1.locate(matrix);
              if (!locations) {
                return null;
              }
              for (var _i = 0, locations_1 = locations; _i < locations_1.length; _i++) {
                var location_1 = locations_1[_i];
                var extracted = extractor_1.extract(matrix, location_1);
                var decoded = decoder_1.decode(extracted.matrix);
                if (decoded) {
                  return {
                    binaryData: decoded.bytes,
                    data: decoded.text,
                    chunks: decoded.chunks,
                    version: decoded.version,
                    location: {
                      topRightCorner: extracted.mappingFunction(location_1.dimension, 0),
                      topLeftCorner: extracted.mappingFunction(0, 0),
                      bottomRightCorner: extracted.mappingFunction(location_1.dimension, location_1.dimension),
                      bottomLeftCorner: extracted.mappingFunction(0, location_1.dimension),
                      topRightFinderPattern: location_1.topRight,
                      topLeftFinderPattern: location_1.topLeft,
                      bottomLeftFinderPattern: location_1.bottomLeft,
                      bottomRightAlignmentPattern: location_1.alignmentPattern
                    }
                  };
                }
              }
              return null;
            }
            var defaultOptions = {
              inversionAttempts: "attemptBoth"
            };
            function jsQR2(data, width, height, providedOptions) {
              if (providedOptions === void 0) {
                providedOptions = {};
              }
              var options = defaultOptions;
              Object.keys(options || {}).forEach(function(opt) {
                options[opt] = providedOptions[opt] || options[opt];
              });
              var shouldInvert = options.inversionAttempts === "attemptBoth" || options.inversionAttempts === "invertFirst";
              var tryInvertedFirst = options.inversionAttempts === "onlyInvert" || options.inversionAttempts === "invertFirst";
              var _a = binarizer_1.binarize(data, width, height, shouldInvert), binarized = _a.binarized, inverted = _a.inverted;
              var result = scan(tryInvertedFirst ? inverted : binarized);
              if (!result && (options.inversionAttempts === "attemptBoth" || options.inversionAttempts === "invertFirst")) {
                result = scan(tryInvertedFirst ? binarized : inverted);
              }
              return result;
            }
            jsQR2.default = jsQR2;
            exports2.default = jsQR2;
          }),
          /* 4 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var BitMatrix_1 = __webpack_require__(0);
            var REGION_SIZE = 8;
            var MIN_DYNAMIC_RANGE = 24;
            function numBetween(value, min, max) {
              return value < min ? min : value > max ? max : value;
            }
            var Matrix = (
              /** @class */
              (function() {
                function Matrix2(width, height) {
                  this.width = width;
                  this.data = new Uint8ClampedArray(width * height);
                }
                Matrix2.prototype.get = function(x2, y2) {
                  return this.data[y2 * this.width + x2];
                };
                Matrix2.prototype.set = function(x2, y2, value) {
                  this.data[y2 * this.width + x2] = value;
                };
                return Matrix2;
              })()
            );
            function binarize(data, width, height, returnInverted) {
              if (data.length !== width * height * 4) {
                throw new Error("Malformed data passed to binarizer.");
              }
              var greyscalePixels = new Matrix(width, height);
              for (var x2 = 0; x2 < width; x2++) {
                for (var y2 = 0; y2 < height; y2++) {
                  var r2 = data[(y2 * width + x2) * 4 + 0];
                  var g2 = data[(y2 * width + x2) * 4 + 1];
                  var b2 = data[(y2 * width + x2) * 4 + 2];
                  greyscalePixels.set(x2, y2, 0.2126 * r2 + 0.7152 * g2 + 0.0722 * b2);
                }
              }
              var horizontalRegionCount = Math.ceil(width / REGION_SIZE);
              var verticalRegionCount = Math.ceil(height / REGION_SIZE);
              var blackPoints = new Matrix(horizontalRegionCount, verticalRegionCount);
              for (var verticalRegion = 0; verticalRegion < verticalRegionCount; verticalRegion++) {
                for (var hortizontalRegion = 0; hortizontalRegion < horizontalRegionCount; hortizontalRegion++) {
                  var sum = 0;
                  var min = Infinity;
                  var max = 0;
                  for (var y2 = 0; y2 < REGION_SIZE; y2++) {
                    for (var x2 = 0; x2 < REGION_SIZE; x2++) {
                      var pixelLumosity = greyscalePixels.get(hortizontalRegion * REGION_SIZE + x2, verticalRegion * REGION_SIZE + y2);
                      sum += pixelLumosity;
                      min = Math.min(min, pixelLumosity);
                      max = Math.max(max, pixelLumosity);
                    }
                  }
                  var average = sum / Math.pow(REGION_SIZE, 2);
                  if (max - min <= MIN_DYNAMIC_RANGE) {
                    average = min / 2;
                    if (verticalRegion > 0 && hortizontalRegion > 0) {
                      var averageNeighborBlackPoint = (blackPoints.get(hortizontalRegion, verticalRegion - 1) + 2 * blackPoints.get(hortizontalRegion - 1, verticalRegion) + blackPoints.get(hortizontalRegion - 1, verticalRegion - 1)) / 4;
                      if (min < averageNeighborBlackPoint) {
                        average = averageNeighborBlackPoint;
                      }
                    }
                  }
                  blackPoints.set(hortizontalRegion, verticalRegion, average);
                }
              }
              var binarized = BitMatrix_1.BitMatrix.createEmpty(width, height);
              var inverted = null;
              if (returnInverted) {
                inverted = BitMatrix_1.BitMatrix.createEmpty(width, height);
              }
              for (var verticalRegion = 0; verticalRegion < verticalRegionCount; verticalRegion++) {
                for (var hortizontalRegion = 0; hortizontalRegion < horizontalRegionCount; hortizontalRegion++) {
                  var left = numBetween(hortizontalRegion, 2, horizontalRegionCount - 3);
                  var top_1 = numBetween(verticalRegion, 2, verticalRegionCount - 3);
                  var sum = 0;
                  for (var xRegion = -2; xRegion <= 2; xRegion++) {
                    for (var yRegion = -2; yRegion <= 2; yRegion++) {
                      sum += blackPoints.get(left + xRegion, top_1 + yRegion);
                    }
                  }
                  var threshold = sum / 25;
                  for (var xRegion = 0; xRegion < REGION_SIZE; xRegion++) {
                    for (var yRegion = 0; yRegion < REGION_SIZE; yRegion++) {
                      var x2 = hortizontalRegion * REGION_SIZE + xRegion;
                      var y2 = verticalRegion * REGION_SIZE + yRegion;
                      var lum = greyscalePixels.get(x2, y2);
                      binarized.set(x2, y2, lum <= threshold);
                      if (returnInverted) {
                        inverted.set(x2, y2, !(lum <= threshold));
                      }
                    }
                  }
                }
              }
              if (returnInverted) {
                return { binarized, inverted };
              }
              return { binarized };
            }
            exports2.binarize = binarize;
          }),
          /* 5 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var BitMatrix_1 = __webpack_require__(0);
            var decodeData_1 = __webpack_require__(6);
            var reedsolomon_1 = __webpack_require__(9);
            var version_1 = __webpack_require__(10);
            function numBitsDiffering(x2, y2) {
              var z = x2 ^ y2;
              var bitCount = 0;
              while (z) {
                bitCount++;
                z &= z - 1;
              }
              return bitCount;
            }
            function pushBit(bit2, byte) {
              return byte << 1 | bit2;
            }
            var FORMAT_INFO_TABLE = [
              { bits: 21522, formatInfo: { errorCorrectionLevel: 1, dataMask: 0 } },
              { bits: 20773, formatInfo: { errorCorrectionLevel: 1, dataMask: 1 } },
              { bits: 24188, formatInfo: { errorCorrectionLevel: 1, dataMask: 2 } },
              { bits: 23371, formatInfo: { errorCorrectionLevel: 1, dataMask: 3 } },
              { bits: 17913, formatInfo: { errorCorrectionLevel: 1, dataMask: 4 } },
              { bits: 16590, formatInfo: { errorCorrectionLevel: 1, dataMask: 5 } },
              { bits: 20375, formatInfo: { errorCorrectionLevel: 1, dataMask: 6 } },
              { bits: 19104, formatInfo: { errorCorrectionLevel: 1, dataMask: 7 } },
              { bits: 30660, formatInfo: { errorCorrectionLevel: 0, dataMask: 0 } },
              { bits: 29427, formatInfo: { errorCorrectionLevel: 0, dataMask: 1 } },
              { bits: 32170, formatInfo: { errorCorrectionLevel: 0, dataMask: 2 } },
              { bits: 30877, formatInfo: { errorCorrectionLevel: 0, dataMask: 3 } },
              { bits: 26159, formatInfo: { errorCorrectionLevel: 0, dataMask: 4 } },
              { bits: 25368, formatInfo: { errorCorrectionLevel: 0, dataMask: 5 } },
              { bits: 27713, formatInfo: { errorCorrectionLevel: 0, dataMask: 6 } },
              { bits: 26998, formatInfo: { errorCorrectionLevel: 0, dataMask: 7 } },
              { bits: 5769, formatInfo: { errorCorrectionLevel: 3, dataMask: 0 } },
              { bits: 5054, formatInfo: { errorCorrectionLevel: 3, dataMask: 1 } },
              { bits: 7399, formatInfo: { errorCorrectionLevel: 3, dataMask: 2 } },
              { bits: 6608, formatInfo: { errorCorrectionLevel: 3, dataMask: 3 } },
              { bits: 1890, formatInfo: { errorCorrectionLevel: 3, dataMask: 4 } },
              { bits: 597, formatInfo: { errorCorrectionLevel: 3, dataMask: 5 } },
              { bits: 3340, formatInfo: { errorCorrectionLevel: 3, dataMask: 6 } },
              { bits: 2107, formatInfo: { errorCorrectionLevel: 3, dataMask: 7 } },
              { bits: 13663, formatInfo: { errorCorrectionLevel: 2, dataMask: 0 } },
              { bits: 12392, formatInfo: { errorCorrectionLevel: 2, dataMask: 1 } },
              { bits: 16177, formatInfo: { errorCorrectionLevel: 2, dataMask: 2 } },
              { bits: 14854, formatInfo: { errorCorrectionLevel: 2, dataMask: 3 } },
              { bits: 9396, formatInfo: { errorCorrectionLevel: 2, dataMask: 4 } },
              { bits: 8579, formatInfo: { errorCorrectionLevel: 2, dataMask: 5 } },
              { bits: 11994, formatInfo: { errorCorrectionLevel: 2, dataMask: 6 } },
              { bits: 11245, formatInfo: { errorCorrectionLevel: 2, dataMask: 7 } }
            ];
            var DATA_MASKS = [
              function(p2) {
                return (p2.y + p2.x) % 2 === 0;
              },
              function(p2) {
                return p2.y % 2 === 0;
              },
              function(p2) {
                return p2.x % 3 === 0;
              },
              function(p2) {
                return (p2.y + p2.x) % 3 === 0;
              },
              function(p2) {
                return (Math.floor(p2.y / 2) + Math.floor(p2.x / 3)) % 2 === 0;
              },
              function(p2) {
                return p2.x * p2.y % 2 + p2.x * p2.y % 3 === 0;
              },
              function(p2) {
                return (p2.y * p2.x % 2 + p2.y * p2.x % 3) % 2 === 0;
              },
              function(p2) {
                return ((p2.y + p2.x) % 2 + p2.y * p2.x % 3) % 2 === 0;
              }
            ];
            function buildFunctionPatternMask(version) {
              var dimension = 17 + 4 * version.versionNumber;
              var matrix = BitMatrix_1.BitMatrix.createEmpty(dimension, dimension);
              matrix.setRegion(0, 0, 9, 9, true);
              matrix.setRegion(dimension - 8, 0, 8, 9, true);
              matrix.setRegion(0, dimension - 8, 9, 8, true);
              for (var _i = 0, _a = version.alignmentPatternCenters; _i < _a.length; _i++) {
                var x2 = _a[_i];
                for (var _b = 0, _c = version.alignmentPatternCenters; _b < _c.length; _b++) {
                  var y2 = _c[_b];
                  if (!(x2 === 6 && y2 === 6 || x2 === 6 && y2 === dimension - 7 || x2 === dimension - 7 && y2 === 6)) {
                    matrix.setRegion(x2 - 2, y2 - 2, 5, 5, true);
                  }
                }
              }
              matrix.setRegion(6, 9, 1, dimension - 17, true);
              matrix.setRegion(9, 6, dimension - 17, 1, true);
              if (version.versionNumber > 6) {
                matrix.setRegion(dimension - 11, 0, 3, 6, true);
                matrix.setRegion(0, dimension - 11, 6, 3, true);
              }
              return matrix;
            }
            function readCodewords(matrix, version, formatInfo) {
              var dataMask = DATA_MASKS[formatInfo.dataMask];
              var dimension = matrix.height;
              var functionPatternMask = buildFunctionPatternMask(version);
              var codewords = [];
              var currentByte = 0;
              var bitsRead = 0;
              var readingUp = true;
              for (var columnIndex = dimension - 1; columnIndex > 0; columnIndex -= 2) {
                if (columnIndex === 6) {
                  columnIndex--;
                }
                for (var i2 = 0; i2 < dimension; i2++) {
                  var y2 = readingUp ? dimension - 1 - i2 : i2;
                  for (var columnOffset = 0; columnOffset < 2; columnOffset++) {
                    var x2 = columnIndex - columnOffset;
                    if (!functionPatternMask.get(x2, y2)) {
                      bitsRead++;
                      var bit2 = matrix.get(x2, y2);
                      if (dataMask({ y: y2, x: x2 })) {
                        bit2 = !bit2;
                      }
                      currentByte = pushBit(bit2, currentByte);
                      if (bitsRead === 8) {
                        codewords.push(currentByte);
                        bitsRead = 0;
                        currentByte = 0;
                      }
                    }
                  }
                }
                readingUp = !readingUp;
              }
              return codewords;
            }
            function readVersion(matrix) {
              var dimension = matrix.height;
              var provisionalVersion = Math.floor((dimension - 17) / 4);
              if (provisionalVersion <= 6) {
                return version_1.VERSIONS[provisionalVersion - 1];
              }
              var topRightVersionBits = 0;
              for (var y2 = 5; y2 >= 0; y2--) {
                for (var x2 = dimension - 9; x2 >= dimension - 11; x2--) {
                  topRightVersionBits = pushBit(matrix.get(x2, y2), topRightVersionBits);
                }
              }
              var bottomLeftVersionBits = 0;
              for (var x2 = 5; x2 >= 0; x2--) {
                for (var y2 = dimension - 9; y2 >= dimension - 11; y2--) {
                  bottomLeftVersionBits = pushBit(matrix.get(x2, y2), bottomLeftVersionBits);
                }
              }
              var bestDifference = Infinity;
              var bestVersion;
              for (var _i = 0, VERSIONS_1 = version_1.VERSIONS; _i < VERSIONS_1.length; _i++) {
                var version = VERSIONS_1[_i];
                if (version.infoBits === topRightVersionBits || version.infoBits === bottomLeftVersionBits) {
                  return version;
                }
                var difference = numBitsDiffering(topRightVersionBits, version.infoBits);
                if (difference < bestDifference) {
                  bestVersion = version;
                  bestDifference = difference;
                }
                difference = numBitsDiffering(bottomLeftVersionBits, version.infoBits);
                if (difference < bestDifference) {
                  bestVersion = version;
                  bestDifference = difference;
                }
              }
              if (bestDifference <= 3) {
                return bestVersion;
              }
            }
            function readFormatInformation(matrix) {
              var topLeftFormatInfoBits = 0;
              for (var x2 = 0; x2 <= 8; x2++) {
                if (x2 !== 6) {
                  topLeftFormatInfoBits = pushBit(matrix.get(x2, 8), topLeftFormatInfoBits);
                }
              }
              for (var y2 = 7; y2 >= 0; y2--) {
                if (y2 !== 6) {
                  topLeftFormatInfoBits = pushBit(matrix.get(8, y2), topLeftFormatInfoBits);
                }
              }
              var dimension = matrix.height;
              var topRightBottomRightFormatInfoBits = 0;
              for (var y2 = dimension - 1; y2 >= dimension - 7; y2--) {
                topRightBottomRightFormatInfoBits = pushBit(matrix.get(8, y2), topRightBottomRightFormatInfoBits);
              }
              for (var x2 = dimension - 8; x2 < dimension; x2++) {
                topRightBottomRightFormatInfoBits = pushBit(matrix.get(x2, 8), topRightBottomRightFormatInfoBits);
              }
              var bestDifference = Infinity;
              var bestFormatInfo = null;
              for (var _i = 0, FORMAT_INFO_TABLE_1 = FORMAT_INFO_TABLE; _i < FORMAT_INFO_TABLE_1.length; _i++) {
                var _a = FORMAT_INFO_TABLE_1[_i], bits = _a.bits, formatInfo = _a.formatInfo;
                if (bits === topLeftFormatInfoBits || bits === topRightBottomRightFormatInfoBits) {
                  return formatInfo;
                }
                var difference = numBitsDiffering(topLeftFormatInfoBits, bits);
                if (difference < bestDifference) {
                  bestFormatInfo = formatInfo;
                  bestDifference = difference;
                }
                if (topLeftFormatInfoBits !== topRightBottomRightFormatInfoBits) {
                  difference = numBitsDiffering(topRightBottomRightFormatInfoBits, bits);
                  if (difference < bestDifference) {
                    bestFormatInfo = formatInfo;
                    bestDifference = difference;
                  }
                }
              }
              if (bestDifference <= 3) {
                return bestFormatInfo;
              }
              return null;
            }
            function getDataBlocks(codewords, version, ecLevel) {
              var ecInfo = version.errorCorrectionLevels[ecLevel];
              var dataBlocks = [];
              var totalCodewords = 0;
              ecInfo.ecBlocks.forEach(function(block) {
                for (var i3 = 0; i3 < block.numBlocks; i3++) {
                  dataBlocks.push({ numDataCodewords: block.dataCodewordsPerBlock, codewords: [] });
                  totalCodewords += block.dataCodewordsPerBlock + ecInfo.ecCodewordsPerBlock;
                }
              });
              if (codewords.length < totalCodewords) {
                return null;
              }
              codewords = codewords.slice(0, totalCodewords);
              var shortBlockSize = ecInfo.ecBlocks[0].dataCodewordsPerBlock;
              for (var i2 = 0; i2 < shortBlockSize; i2++) {
                for (var _i = 0, dataBlocks_1 = dataBlocks; _i < dataBlocks_1.length; _i++) {
                  var dataBlock = dataBlocks_1[_i];
                  dataBlock.codewords.push(codewords.shift());
                }
              }
              if (ecInfo.ecBlocks.length > 1) {
                var smallBlockCount = ecInfo.ecBlocks[0].numBlocks;
                var largeBlockCount = ecInfo.ecBlocks[1].numBlocks;
                for (var i2 = 0; i2 < largeBlockCount; i2++) {
                  dataBlocks[smallBlockCount + i2].codewords.push(codewords.shift());
                }
              }
              while (codewords.length > 0) {
                for (var _a = 0, dataBlocks_2 = dataBlocks; _a < dataBlocks_2.length; _a++) {
                  var dataBlock = dataBlocks_2[_a];
                  dataBlock.codewords.push(codewords.shift());
                }
              }
              return dataBlocks;
            }
            function decodeMatrix(matrix) {
              var version = readVersion(matrix);
              if (!version) {
                return null;
              }
              var formatInfo = readFormatInformation(matrix);
              if (!formatInfo) {
                return null;
              }
              var codewords = readCodewords(matrix, version, formatInfo);
              var dataBlocks = getDataBlocks(codewords, version, formatInfo.errorCorrectionLevel);
              if (!dataBlocks) {
                return null;
              }
              var totalBytes = dataBlocks.reduce(function(a2, b2) {
                return a2 + b2.numDataCodewords;
              }, 0);
              var resultBytes = new Uint8ClampedArray(totalBytes);
              var resultIndex = 0;
              for (var _i = 0, dataBlocks_3 = dataBlocks; _i < dataBlocks_3.length; _i++) {
                var dataBlock = dataBlocks_3[_i];
                var correctedBytes = reedsolomon_1.decode(dataBlock.codewords, dataBlock.codewords.length - dataBlock.numDataCodewords);
                if (!correctedBytes) {
                  return null;
                }
                for (var i2 = 0; i2 < dataBlock.numDataCodewords; i2++) {
                  resultBytes[resultIndex++] = correctedBytes[i2];
                }
              }
              try {
                return decodeData_1.decode(resultBytes, version.versionNumber);
              } catch (_a) {
                return null;
              }
            }
            function decode(matrix) {
              if (matrix == null) {
                return null;
              }
              var result = decodeMatrix(matrix);
              if (result) {
                return result;
              }
              for (var x2 = 0; x2 < matrix.width; x2++) {
                for (var y2 = x2 + 1; y2 < matrix.height; y2++) {
                  if (matrix.get(x2, y2) !== matrix.get(y2, x2)) {
                    matrix.set(x2, y2, !matrix.get(x2, y2));
                    matrix.set(y2, x2, !matrix.get(y2, x2));
                  }
                }
              }
              return decodeMatrix(matrix);
            }
            exports2.decode = decode;
          }),
          /* 6 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var BitStream_1 = __webpack_require__(7);
            var shiftJISTable_1 = __webpack_require__(8);
            var Mode;
            (function(Mode2) {
              Mode2["Numeric"] = "numeric";
              Mode2["Alphanumeric"] = "alphanumeric";
              Mode2["Byte"] = "byte";
              Mode2["Kanji"] = "kanji";
              Mode2["ECI"] = "eci";
            })(Mode = exports2.Mode || (exports2.Mode = {}));
            var ModeByte;
            (function(ModeByte2) {
              ModeByte2[ModeByte2["Terminator"] = 0] = "Terminator";
              ModeByte2[ModeByte2["Numeric"] = 1] = "Numeric";
              ModeByte2[ModeByte2["Alphanumeric"] = 2] = "Alphanumeric";
              ModeByte2[ModeByte2["Byte"] = 4] = "Byte";
              ModeByte2[ModeByte2["Kanji"] = 8] = "Kanji";
              ModeByte2[ModeByte2["ECI"] = 7] = "ECI";
            })(ModeByte || (ModeByte = {}));
            function decodeNumeric(stream, size) {
              var bytes = [];
              var text = "";
              var characterCountSize = [10, 12, 14][size];
              var length = stream.readBits(characterCountSize);
              while (length >= 3) {
                var num = stream.readBits(10);
                if (num >= 1e3) {
                  throw new Error("Invalid numeric value above 999");
                }
                var a2 = Math.floor(num / 100);
                var b2 = Math.floor(num / 10) % 10;
                var c2 = num % 10;
                bytes.push(48 + a2, 48 + b2, 48 + c2);
                text += a2.toString() + b2.toString() + c2.toString();
                length -= 3;
              }
              if (length === 2) {
                var num = stream.readBits(7);
                if (num >= 100) {
                  throw new Error("Invalid numeric value above 99");
                }
                var a2 = Math.floor(num / 10);
                var b2 = num % 10;
                bytes.push(48 + a2, 48 + b2);
                text += a2.toString() + b2.toString();
              } else if (length === 1) {
                var num = stream.readBits(4);
                if (num >= 10) {
                  throw new Error("Invalid numeric value above 9");
                }
                bytes.push(48 + num);
                text += num.toString();
              }
              return { bytes, text };
            }
            var AlphanumericCharacterCodes = [
              "0",
              "1",
              "2",
              "3",
              "4",
              "5",
              "6",
              "7",
              "8",
              "9",
              "A",
              "B",
              "C",
              "D",
              "E",
              "F",
              "G",
              "H",
              "I",
              "J",
              "K",
              "L",
              "M",
              "N",
              "O",
              "P",
              "Q",
              "R",
              "S",
              "T",
              "U",
              "V",
              "W",
              "X",
              "Y",
              "Z",
              " ",
              "$",
              "%",
              "*",
              "+",
              "-",
              ".",
              "/",
              ":"
            ];
            function decodeAlphanumeric(stream, size) {
              var bytes = [];
              var text = "";
              var characterCountSize = [9, 11, 13][size];
              var length = stream.readBits(characterCountSize);
              while (length >= 2) {
                var v2 = stream.readBits(11);
                var a2 = Math.floor(v2 / 45);
                var b2 = v2 % 45;
                bytes.push(AlphanumericCharacterCodes[a2].charCodeAt(0), AlphanumericCharacterCodes[b2].charCodeAt(0));
                text += AlphanumericCharacterCodes[a2] + AlphanumericCharacterCodes[b2];
                length -= 2;
              }
              if (length === 1) {
                var a2 = stream.readBits(6);
                bytes.push(AlphanumericCharacterCodes[a2].charCodeAt(0));
                text += AlphanumericCharacterCodes[a2];
              }
              return { bytes, text };
            }
            function decodeByte(stream, size) {
              var bytes = [];
              var text = "";
              var characterCountSize = [8, 16, 16][size];
              var length = stream.readBits(characterCountSize);
              for (var i2 = 0; i2 < length; i2++) {
                var b2 = stream.readBits(8);
                bytes.push(b2);
              }
              try {
                text += decodeURIComponent(bytes.map(function(b3) {
                  return "%" + ("0" + b3.toString(16)).substr(-2);
                }).join(""));
              } catch (_a) {
              }
              return { bytes, text };
            }
            function decodeKanji(stream, size) {
              var bytes = [];
              var text = "";
              var characterCountSize = [8, 10, 12][size];
              var length = stream.readBits(characterCountSize);
              for (var i2 = 0; i2 < length; i2++) {
                var k3 = stream.readBits(13);
                var c2 = Math.floor(k3 / 192) << 8 | k3 % 192;
                if (c2 < 7936) {
                  c2 += 33088;
                } else {
                  c2 += 49472;
                }
                bytes.push(c2 >> 8, c2 & 255);
                text += String.fromCharCode(shiftJISTable_1.shiftJISTable[c2]);
              }
              return { bytes, text };
            }
            function decode(data, version) {
              var _a, _b, _c, _d;
              var stream = new BitStream_1.BitStream(data);
              var size = version <= 9 ? 0 : version <= 26 ? 1 : 2;
              var result = {
                text: "",
                bytes: [],
                chunks: [],
                version
              };
              while (stream.available() >= 4) {
                var mode = stream.readBits(4);
                if (mode === ModeByte.Terminator) {
                  return result;
                } else if (mode === ModeByte.ECI) {
                  if (stream.readBits(1) === 0) {
                    result.chunks.push({
                      type: Mode.ECI,
                      assignmentNumber: stream.readBits(7)
                    });
                  } else if (stream.readBits(1) === 0) {
                    result.chunks.push({
                      type: Mode.ECI,
                      assignmentNumber: stream.readBits(14)
                    });
                  } else if (stream.readBits(1) === 0) {
                    result.chunks.push({
                      type: Mode.ECI,
                      assignmentNumber: stream.readBits(21)
                    });
                  } else {
                    result.chunks.push({
                      type: Mode.ECI,
                      assignmentNumber: -1
                    });
                  }
                } else if (mode === ModeByte.Numeric) {
                  var numericResult = decodeNumeric(stream, size);
                  result.text += numericResult.text;
                  (_a = result.bytes).push.apply(_a, numericResult.bytes);
                  result.chunks.push({
                    type: Mode.Numeric,
                    text: numericResult.text
                  });
                } else if (mode === ModeByte.Alphanumeric) {
                  var alphanumericResult = decodeAlphanumeric(stream, size);
                  result.text += alphanumericResult.text;
                  (_b = result.bytes).push.apply(_b, alphanumericResult.bytes);
                  result.chunks.push({
                    type: Mode.Alphanumeric,
                    text: alphanumericResult.text
                  });
                } else if (mode === ModeByte.Byte) {
                  var byteResult = decodeByte(stream, size);
                  result.text += byteResult.text;
                  (_c = result.bytes).push.apply(_c, byteResult.bytes);
                  result.chunks.push({
                    type: Mode.Byte,
                    bytes: byteResult.bytes,
                    text: byteResult.text
                  });
                } else if (mode === ModeByte.Kanji) {
                  var kanjiResult = decodeKanji(stream, size);
                  result.text += kanjiResult.text;
                  (_d = result.bytes).push.apply(_d, kanjiResult.bytes);
                  result.chunks.push({
                    type: Mode.Kanji,
                    bytes: kanjiResult.bytes,
                    text: kanjiResult.text
                  });
                }
              }
              if (stream.available() === 0 || stream.readBits(stream.available()) === 0) {
                return result;
              }
            }
            exports2.decode = decode;
          }),
          /* 7 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var BitStream = (
              /** @class */
              (function() {
                function BitStream2(bytes) {
                  this.byteOffset = 0;
                  this.bitOffset = 0;
                  this.bytes = bytes;
                }
                BitStream2.prototype.readBits = function(numBits) {
                  if (numBits < 1 || numBits > 32 || numBits > this.available()) {
                    throw new Error("Cannot read " + numBits.toString() + " bits");
                  }
                  var result = 0;
                  if (this.bitOffset > 0) {
                    var bitsLeft = 8 - this.bitOffset;
                    var toRead = numBits < bitsLeft ? numBits : bitsLeft;
                    var bitsToNotRead = bitsLeft - toRead;
                    var mask = 255 >> 8 - toRead << bitsToNotRead;
                    result = (this.bytes[this.byteOffset] & mask) >> bitsToNotRead;
                    numBits -= toRead;
                    this.bitOffset += toRead;
                    if (this.bitOffset === 8) {
                      this.bitOffset = 0;
                      this.byteOffset++;
                    }
                  }
                  if (numBits > 0) {
                    while (numBits >= 8) {
                      result = result << 8 | this.bytes[this.byteOffset] & 255;
                      this.byteOffset++;
                      numBits -= 8;
                    }
                    if (numBits > 0) {
                      var bitsToNotRead = 8 - numBits;
                      var mask = 255 >> bitsToNotRead << bitsToNotRead;
                      result = result << numBits | (this.bytes[this.byteOffset] & mask) >> bitsToNotRead;
                      this.bitOffset += numBits;
                    }
                  }
                  return result;
                };
                BitStream2.prototype.available = function() {
                  return 8 * (this.bytes.length - this.byteOffset) - this.bitOffset;
                };
                return BitStream2;
              })()
            );
            exports2.BitStream = BitStream;
          }),
          /* 8 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            exports2.shiftJISTable = {
              32: 32,
              33: 33,
              34: 34,
              35: 35,
              36: 36,
              37: 37,
              38: 38,
              39: 39,
              40: 40,
              41: 41,
              42: 42,
              43: 43,
              44: 44,
              45: 45,
              46: 46,
              47: 47,
              48: 48,
              49: 49,
              50: 50,
              51: 51,
              52: 52,
              53: 53,
              54: 54,
              55: 55,
              56: 56,
              57: 57,
              58: 58,
              59: 59,
              60: 60,
              61: 61,
              62: 62,
              63: 63,
              64: 64,
              65: 65,
              66: 66,
              67: 67,
              68: 68,
              69: 69,
              70: 70,
              71: 71,
              72: 72,
              73: 73,
              74: 74,
              75: 75,
              76: 76,
              77: 77,
              78: 78,
              79: 79,
              80: 80,
              81: 81,
              82: 82,
              83: 83,
              84: 84,
              85: 85,
              86: 86,
              87: 87,
              88: 88,
              89: 89,
              90: 90,
              91: 91,
              92: 165,
              93: 93,
              94: 94,
              95: 95,
              96: 96,
              97: 97,
              98: 98,
              99: 99,
              100: 100,
              101: 101,
              102: 102,
              103: 103,
              104: 104,
              105: 105,
              106: 106,
              107: 107,
              108: 108,
              109: 109,
              110: 110,
              111: 111,
              112: 112,
              113: 113,
              114: 114,
              115: 115,
              116: 116,
              117: 117,
              118: 118,
              119: 119,
              120: 120,
              121: 121,
              122: 122,
              123: 123,
              124: 124,
              125: 125,
              126: 8254,
              33088: 12288,
              33089: 12289,
              33090: 12290,
              33091: 65292,
              33092: 65294,
              33093: 12539,
              33094: 65306,
              33095: 65307,
              33096: 65311,
              33097: 65281,
              33098: 12443,
              33099: 12444,
              33100: 180,
              33101: 65344,
              33102: 168,
              33103: 65342,
              33104: 65507,
              33105: 65343,
              33106: 12541,
              33107: 12542,
              33108: 12445,
              33109: 12446,
              33110: 12291,
              33111: 20189,
              33112: 12293,
              33113: 12294,
              33114: 12295,
              33115: 12540,
              33116: 8213,
              33117: 8208,
              33118: 65295,
              33119: 92,
              33120: 12316,
              33121: 8214,
              33122: 65372,
              33123: 8230,
              33124: 8229,
              33125: 8216,
              33126: 8217,
              33127: 8220,
              33128: 8221,
              33129: 65288,
              33130: 65289,
              33131: 12308,
              33132: 12309,
              33133: 65339,
              33134: 65341,
              33135: 65371,
              33136: 65373,
              33137: 12296,
              33138: 12297,
              33139: 12298,
              33140: 12299,
              33141: 12300,
              33142: 12301,
              33143: 12302,
              33144: 12303,
              33145: 12304,
              33146: 12305,
              33147: 65291,
              33148: 8722,
              33149: 177,
              33150: 215,
              33152: 247,
              33153: 65309,
              33154: 8800,
              33155: 65308,
              33156: 65310,
              33157: 8806,
              33158: 8807,
              33159: 8734,
              33160: 8756,
              33161: 9794,
              33162: 9792,
              33163: 176,
              33164: 8242,
              33165: 8243,
              33166: 8451,
              33167: 65509,
              33168: 65284,
              33169: 162,
              33170: 163,
              33171: 65285,
              33172: 65283,
              33173: 65286,
              33174: 65290,
              33175: 65312,
              33176: 167,
              33177: 9734,
              33178: 9733,
              33179: 9675,
              33180: 9679,
              33181: 9678,
              33182: 9671,
              33183: 9670,
              33184: 9633,
              33185: 9632,
              33186: 9651,
              33187: 9650,
              33188: 9661,
              33189: 9660,
              33190: 8251,
              33191: 12306,
              33192: 8594,
              33193: 8592,
              33194: 8593,
              33195: 8595,
              33196: 12307,
              33208: 8712,
              33209: 8715,
              33210: 8838,
              33211: 8839,
              33212: 8834,
              33213: 8835,
              33214: 8746,
              33215: 8745,
              33224: 8743,
              33225: 8744,
              33226: 172,
              33227: 8658,
              33228: 8660,
              33229: 8704,
              33230: 8707,
              33242: 8736,
              33243: 8869,
              33244: 8978,
              33245: 8706,
              33246: 8711,
              33247: 8801,
              33248: 8786,
              33249: 8810,
              33250: 8811,
              33251: 8730,
              33252: 8765,
              33253: 8733,
              33254: 8757,
              33255: 8747,
              33256: 8748,
              33264: 8491,
              33265: 8240,
              33266: 9839,
              33267: 9837,
              33268: 9834,
              33269: 8224,
              33270: 8225,
              33271: 182,
              33276: 9711,
              33359: 65296,
              33360: 65297,
              33361: 65298,
              33362: 65299,
              33363: 65300,
              33364: 65301,
              33365: 65302,
              33366: 65303,
              33367: 65304,
              33368: 65305,
              33376: 65313,
              33377: 65314,
              33378: 65315,
              33379: 65316,
              33380: 65317,
              33381: 65318,
              33382: 65319,
              33383: 65320,
              33384: 65321,
              33385: 65322,
              33386: 65323,
              33387: 65324,
              33388: 65325,
              33389: 65326,
              33390: 65327,
              33391: 65328,
              33392: 65329,
              33393: 65330,
              33394: 65331,
              33395: 65332,
              33396: 65333,
              33397: 65334,
              33398: 65335,
              33399: 65336,
              33400: 65337,
              33401: 65338,
              33409: 65345,
              33410: 65346,
              33411: 65347,
              33412: 65348,
              33413: 65349,
              33414: 65350,
              33415: 65351,
              33416: 65352,
              33417: 65353,
              33418: 65354,
              33419: 65355,
              33420: 65356,
              33421: 65357,
              33422: 65358,
              33423: 65359,
              33424: 65360,
              33425: 65361,
              33426: 65362,
              33427: 65363,
              33428: 65364,
              33429: 65365,
              33430: 65366,
              33431: 65367,
              33432: 65368,
              33433: 65369,
              33434: 65370,
              33439: 12353,
              33440: 12354,
              33441: 12355,
              33442: 12356,
              33443: 12357,
              33444: 12358,
              33445: 12359,
              33446: 12360,
              33447: 12361,
              33448: 12362,
              33449: 12363,
              33450: 12364,
              33451: 12365,
              33452: 12366,
              33453: 12367,
              33454: 12368,
              33455: 12369,
              33456: 12370,
              33457: 12371,
              33458: 12372,
              33459: 12373,
              33460: 12374,
              33461: 12375,
              33462: 12376,
              33463: 12377,
              33464: 12378,
              33465: 12379,
              33466: 12380,
              33467: 12381,
              33468: 12382,
              33469: 12383,
              33470: 12384,
              33471: 12385,
              33472: 12386,
              33473: 12387,
              33474: 12388,
              33475: 12389,
              33476: 12390,
              33477: 12391,
              33478: 12392,
              33479: 12393,
              33480: 12394,
              33481: 12395,
              33482: 12396,
              33483: 12397,
              33484: 12398,
              33485: 12399,
              33486: 12400,
              33487: 12401,
              33488: 12402,
              33489: 12403,
              33490: 12404,
              33491: 12405,
              33492: 12406,
              33493: 12407,
              33494: 12408,
              33495: 12409,
              33496: 12410,
              33497: 12411,
              33498: 12412,
              33499: 12413,
              33500: 12414,
              33501: 12415,
              33502: 12416,
              33503: 12417,
              33504: 12418,
              33505: 12419,
              33506: 12420,
              33507: 12421,
              33508: 12422,
              33509: 12423,
              33510: 12424,
              33511: 12425,
              33512: 12426,
              33513: 12427,
              33514: 12428,
              33515: 12429,
              33516: 12430,
              33517: 12431,
              33518: 12432,
              33519: 12433,
              33520: 12434,
              33521: 12435,
              33600: 12449,
              33601: 12450,
              33602: 12451,
              33603: 12452,
              33604: 12453,
              33605: 12454,
              33606: 12455,
              33607: 12456,
              33608: 12457,
              33609: 12458,
              33610: 12459,
              33611: 12460,
              33612: 12461,
              33613: 12462,
              33614: 12463,
              33615: 12464,
              33616: 12465,
              33617: 12466,
              33618: 12467,
              33619: 12468,
              33620: 12469,
              33621: 12470,
              33622: 12471,
              33623: 12472,
              33624: 12473,
              33625: 12474,
              33626: 12475,
              33627: 12476,
              33628: 12477,
              33629: 12478,
              33630: 12479,
              33631: 12480,
              33632: 12481,
              33633: 12482,
              33634: 12483,
              33635: 12484,
              33636: 12485,
              33637: 12486,
              33638: 12487,
              33639: 12488,
              33640: 12489,
              33641: 12490,
              33642: 12491,
              33643: 12492,
              33644: 12493,
              33645: 12494,
              33646: 12495,
              33647: 12496,
              33648: 12497,
              33649: 12498,
              33650: 12499,
              33651: 12500,
              33652: 12501,
              33653: 12502,
              33654: 12503,
              33655: 12504,
              33656: 12505,
              33657: 12506,
              33658: 12507,
              33659: 12508,
              33660: 12509,
              33661: 12510,
              33662: 12511,
              33664: 12512,
              33665: 12513,
              33666: 12514,
              33667: 12515,
              33668: 12516,
              33669: 12517,
              33670: 12518,
              33671: 12519,
              33672: 12520,
              33673: 12521,
              33674: 12522,
              33675: 12523,
              33676: 12524,
              33677: 12525,
              33678: 12526,
              33679: 12527,
              33680: 12528,
              33681: 12529,
              33682: 12530,
              33683: 12531,
              33684: 12532,
              33685: 12533,
              33686: 12534,
              33695: 913,
              33696: 914,
              33697: 915,
              33698: 916,
              33699: 917,
              33700: 918,
              33701: 919,
              33702: 920,
              33703: 921,
              33704: 922,
              33705: 923,
              33706: 924,
              33707: 925,
              33708: 926,
              33709: 927,
              33710: 928,
              33711: 929,
              33712: 931,
              33713: 932,
              33714: 933,
              33715: 934,
              33716: 935,
              33717: 936,
              33718: 937,
              33727: 945,
              33728: 946,
              33729: 947,
              33730: 948,
              33731: 949,
              33732: 950,
              33733: 951,
              33734: 952,
              33735: 953,
              33736: 954,
              33737: 955,
              33738: 956,
              33739: 957,
              33740: 958,
              33741: 959,
              33742: 960,
              33743: 961,
              33744: 963,
              33745: 964,
              33746: 965,
              33747: 966,
              33748: 967,
              33749: 968,
              33750: 969,
              33856: 1040,
              33857: 1041,
              33858: 1042,
              33859: 1043,
              33860: 1044,
              33861: 1045,
              33862: 1025,
              33863: 1046,
              33864: 1047,
              33865: 1048,
              33866: 1049,
              33867: 1050,
              33868: 1051,
              33869: 1052,
              33870: 1053,
              33871: 1054,
              33872: 1055,
              33873: 1056,
              33874: 1057,
              33875: 1058,
              33876: 1059,
              33877: 1060,
              33878: 1061,
              33879: 1062,
              33880: 1063,
              33881: 1064,
              33882: 1065,
              33883: 1066,
              33884: 1067,
              33885: 1068,
              33886: 1069,
              33887: 1070,
              33888: 1071,
              33904: 1072,
              33905: 1073,
              33906: 1074,
              33907: 1075,
              33908: 1076,
              33909: 1077,
              33910: 1105,
              33911: 1078,
              33912: 1079,
              33913: 1080,
              33914: 1081,
              33915: 1082,
              33916: 1083,
              33917: 1084,
              33918: 1085,
              33920: 1086,
              33921: 1087,
              33922: 1088,
              33923: 1089,
              33924: 1090,
              33925: 1091,
              33926: 1092,
              33927: 1093,
              33928: 1094,
              33929: 1095,
              33930: 1096,
              33931: 1097,
              33932: 1098,
              33933: 1099,
              33934: 1100,
              33935: 1101,
              33936: 1102,
              33937: 1103,
              33951: 9472,
              33952: 9474,
              33953: 9484,
              33954: 9488,
              33955: 9496,
              33956: 9492,
              33957: 9500,
              33958: 9516,
              33959: 9508,
              33960: 9524,
              33961: 9532,
              33962: 9473,
              33963: 9475,
              33964: 9487,
              33965: 9491,
              33966: 9499,
              33967: 9495,
              33968: 9507,
              33969: 9523,
              33970: 9515,
              33971: 9531,
              33972: 9547,
              33973: 9504,
              33974: 9519,
              33975: 9512,
              33976: 9527,
              33977: 9535,
              33978: 9501,
              33979: 9520,
              33980: 9509,
              33981: 9528,
              33982: 9538,
              34975: 20124,
              34976: 21782,
              34977: 23043,
              34978: 38463,
              34979: 21696,
              34980: 24859,
              34981: 25384,
              34982: 23030,
              34983: 36898,
              34984: 33909,
              34985: 33564,
              34986: 31312,
              34987: 24746,
              34988: 25569,
              34989: 28197,
              34990: 26093,
              34991: 33894,
              34992: 33446,
              34993: 39925,
              34994: 26771,
              34995: 22311,
              34996: 26017,
              34997: 25201,
              34998: 23451,
              34999: 22992,
              35e3: 34427,
              35001: 39156,
              35002: 32098,
              35003: 32190,
              35004: 39822,
              35005: 25110,
              35006: 31903,
              35007: 34999,
              35008: 23433,
              35009: 24245,
              35010: 25353,
              35011: 26263,
              35012: 26696,
              35013: 38343,
              35014: 38797,
              35015: 26447,
              35016: 20197,
              35017: 20234,
              35018: 20301,
              35019: 20381,
              35020: 20553,
              35021: 22258,
              35022: 22839,
              35023: 22996,
              35024: 23041,
              35025: 23561,
              35026: 24799,
              35027: 24847,
              35028: 24944,
              35029: 26131,
              35030: 26885,
              35031: 28858,
              35032: 30031,
              35033: 30064,
              35034: 31227,
              35035: 32173,
              35036: 32239,
              35037: 32963,
              35038: 33806,
              35039: 34915,
              35040: 35586,
              35041: 36949,
              35042: 36986,
              35043: 21307,
              35044: 20117,
              35045: 20133,
              35046: 22495,
              35047: 32946,
              35048: 37057,
              35049: 30959,
              35050: 19968,
              35051: 22769,
              35052: 28322,
              35053: 36920,
              35054: 31282,
              35055: 33576,
              35056: 33419,
              35057: 39983,
              35058: 20801,
              35059: 21360,
              35060: 21693,
              35061: 21729,
              35062: 22240,
              35063: 23035,
              35064: 24341,
              35065: 39154,
              35066: 28139,
              35067: 32996,
              35068: 34093,
              35136: 38498,
              35137: 38512,
              35138: 38560,
              35139: 38907,
              35140: 21515,
              35141: 21491,
              35142: 23431,
              35143: 28879,
              35144: 32701,
              35145: 36802,
              35146: 38632,
              35147: 21359,
              35148: 40284,
              35149: 31418,
              35150: 19985,
              35151: 30867,
              35152: 33276,
              35153: 28198,
              35154: 22040,
              35155: 21764,
              35156: 27421,
              35157: 34074,
              35158: 39995,
              35159: 23013,
              35160: 21417,
              35161: 28006,
              35162: 29916,
              35163: 38287,
              35164: 22082,
              35165: 20113,
              35166: 36939,
              35167: 38642,
              35168: 33615,
              35169: 39180,
              35170: 21473,
              35171: 21942,
              35172: 23344,
              35173: 24433,
              35174: 26144,
              35175: 26355,
              35176: 26628,
              35177: 27704,
              35178: 27891,
              35179: 27945,
              35180: 29787,
              35181: 30408,
              35182: 31310,
              35183: 38964,
              35184: 33521,
              35185: 34907,
              35186: 35424,
              35187: 37613,
              35188: 28082,
              35189: 30123,
              35190: 30410,
              35191: 39365,
              35192: 24742,
              35193: 35585,
              35194: 36234,
              35195: 38322,
              35196: 27022,
              35197: 21421,
              35198: 20870,
              35200: 22290,
              35201: 22576,
              35202: 22852,
              35203: 23476,
              35204: 24310,
              35205: 24616,
              35206: 25513,
              35207: 25588,
              35208: 27839,
              35209: 28436,
              35210: 28814,
              35211: 28948,
              35212: 29017,
              35213: 29141,
              35214: 29503,
              35215: 32257,
              35216: 33398,
              35217: 33489,
              35218: 34199,
              35219: 36960,
              35220: 37467,
              35221: 40219,
              35222: 22633,
              35223: 26044,
              35224: 27738,
              35225: 29989,
              35226: 20985,
              35227: 22830,
              35228: 22885,
              35229: 24448,
              35230: 24540,
              35231: 25276,
              35232: 26106,
              35233: 27178,
              35234: 27431,
              35235: 27572,
              35236: 29579,
              35237: 32705,
              35238: 35158,
              35239: 40236,
              35240: 40206,
              35241: 40644,
              35242: 23713,
              35243: 27798,
              35244: 33659,
              35245: 20740,
              35246: 23627,
              35247: 25014,
              35248: 33222,
              35249: 26742,
              35250: 29281,
              35251: 20057,
              35252: 20474,
              35253: 21368,
              35254: 24681,
              35255: 28201,
              35256: 31311,
              35257: 38899,
              35258: 19979,
              35259: 21270,
              35260: 20206,
              35261: 20309,
              35262: 20285,
              35263: 20385,
              35264: 20339,
              35265: 21152,
              35266: 21487,
              35267: 22025,
              35268: 22799,
              35269: 23233,
              35270: 23478,
              35271: 23521,
              35272: 31185,
              35273: 26247,
              35274: 26524,
              35275: 26550,
              35276: 27468,
              35277: 27827,
              35278: 28779,
              35279: 29634,
              35280: 31117,
              35281: 31166,
              35282: 31292,
              35283: 31623,
              35284: 33457,
              35285: 33499,
              35286: 33540,
              35287: 33655,
              35288: 33775,
              35289: 33747,
              35290: 34662,
              35291: 35506,
              35292: 22057,
              35293: 36008,
              35294: 36838,
              35295: 36942,
              35296: 38686,
              35297: 34442,
              35298: 20420,
              35299: 23784,
              35300: 25105,
              35301: 29273,
              35302: 30011,
              35303: 33253,
              35304: 33469,
              35305: 34558,
              35306: 36032,
              35307: 38597,
              35308: 39187,
              35309: 39381,
              35310: 20171,
              35311: 20250,
              35312: 35299,
              35313: 22238,
              35314: 22602,
              35315: 22730,
              35316: 24315,
              35317: 24555,
              35318: 24618,
              35319: 24724,
              35320: 24674,
              35321: 25040,
              35322: 25106,
              35323: 25296,
              35324: 25913,
              35392: 39745,
              35393: 26214,
              35394: 26800,
              35395: 28023,
              35396: 28784,
              35397: 30028,
              35398: 30342,
              35399: 32117,
              35400: 33445,
              35401: 34809,
              35402: 38283,
              35403: 38542,
              35404: 35997,
              35405: 20977,
              35406: 21182,
              35407: 22806,
              35408: 21683,
              35409: 23475,
              35410: 23830,
              35411: 24936,
              35412: 27010,
              35413: 28079,
              35414: 30861,
              35415: 33995,
              35416: 34903,
              35417: 35442,
              35418: 37799,
              35419: 39608,
              35420: 28012,
              35421: 39336,
              35422: 34521,
              35423: 22435,
              35424: 26623,
              35425: 34510,
              35426: 37390,
              35427: 21123,
              35428: 22151,
              35429: 21508,
              35430: 24275,
              35431: 25313,
              35432: 25785,
              35433: 26684,
              35434: 26680,
              35435: 27579,
              35436: 29554,
              35437: 30906,
              35438: 31339,
              35439: 35226,
              35440: 35282,
              35441: 36203,
              35442: 36611,
              35443: 37101,
              35444: 38307,
              35445: 38548,
              35446: 38761,
              35447: 23398,
              35448: 23731,
              35449: 27005,
              35450: 38989,
              35451: 38990,
              35452: 25499,
              35453: 31520,
              35454: 27179,
              35456: 27263,
              35457: 26806,
              35458: 39949,
              35459: 28511,
              35460: 21106,
              35461: 21917,
              35462: 24688,
              35463: 25324,
              35464: 27963,
              35465: 28167,
              35466: 28369,
              35467: 33883,
              35468: 35088,
              35469: 36676,
              35470: 19988,
              35471: 39993,
              35472: 21494,
              35473: 26907,
              35474: 27194,
              35475: 38788,
              35476: 26666,
              35477: 20828,
              35478: 31427,
              35479: 33970,
              35480: 37340,
              35481: 37772,
              35482: 22107,
              35483: 40232,
              35484: 26658,
              35485: 33541,
              35486: 33841,
              35487: 31909,
              35488: 21e3,
              35489: 33477,
              35490: 29926,
              35491: 20094,
              35492: 20355,
              35493: 20896,
              35494: 23506,
              35495: 21002,
              35496: 21208,
              35497: 21223,
              35498: 24059,
              35499: 21914,
              35500: 22570,
              35501: 23014,
              35502: 23436,
              35503: 23448,
              35504: 23515,
              35505: 24178,
              35506: 24185,
              35507: 24739,
              35508: 24863,
              35509: 24931,
              35510: 25022,
              35511: 25563,
              35512: 25954,
              35513: 26577,
              35514: 26707,
              35515: 26874,
              35516: 27454,
              35517: 27475,
              35518: 27735,
              35519: 28450,
              35520: 28567,
              35521: 28485,
              35522: 29872,
              35523: 29976,
              35524: 30435,
              35525: 30475,
              35526: 31487,
              35527: 31649,
              35528: 31777,
              35529: 32233,
              35530: 32566,
              35531: 32752,
              35532: 32925,
              35533: 33382,
              35534: 33694,
              35535: 35251,
              35536: 35532,
              35537: 36011,
              35538: 36996,
              35539: 37969,
              35540: 38291,
              35541: 38289,
              35542: 38306,
              35543: 38501,
              35544: 38867,
              35545: 39208,
              35546: 33304,
              35547: 20024,
              35548: 21547,
              35549: 23736,
              35550: 24012,
              35551: 29609,
              35552: 30284,
              35553: 30524,
              35554: 23721,
              35555: 32747,
              35556: 36107,
              35557: 38593,
              35558: 38929,
              35559: 38996,
              35560: 39e3,
              35561: 20225,
              35562: 20238,
              35563: 21361,
              35564: 21916,
              35565: 22120,
              35566: 22522,
              35567: 22855,
              35568: 23305,
              35569: 23492,
              35570: 23696,
              35571: 24076,
              35572: 24190,
              35573: 24524,
              35574: 25582,
              35575: 26426,
              35576: 26071,
              35577: 26082,
              35578: 26399,
              35579: 26827,
              35580: 26820,
              35648: 27231,
              35649: 24112,
              35650: 27589,
              35651: 27671,
              35652: 27773,
              35653: 30079,
              35654: 31048,
              35655: 23395,
              35656: 31232,
              35657: 32e3,
              35658: 24509,
              35659: 35215,
              35660: 35352,
              35661: 36020,
              35662: 36215,
              35663: 36556,
              35664: 36637,
              35665: 39138,
              35666: 39438,
              35667: 39740,
              35668: 20096,
              35669: 20605,
              35670: 20736,
              35671: 22931,
              35672: 23452,
              35673: 25135,
              35674: 25216,
              35675: 25836,
              35676: 27450,
              35677: 29344,
              35678: 30097,
              35679: 31047,
              35680: 32681,
              35681: 34811,
              35682: 35516,
              35683: 35696,
              35684: 25516,
              35685: 33738,
              35686: 38816,
              35687: 21513,
              35688: 21507,
              35689: 21931,
              35690: 26708,
              35691: 27224,
              35692: 35440,
              35693: 30759,
              35694: 26485,
              35695: 40653,
              35696: 21364,
              35697: 23458,
              35698: 33050,
              35699: 34384,
              35700: 36870,
              35701: 19992,
              35702: 20037,
              35703: 20167,
              35704: 20241,
              35705: 21450,
              35706: 21560,
              35707: 23470,
              35708: 24339,
              35709: 24613,
              35710: 25937,
              35712: 26429,
              35713: 27714,
              35714: 27762,
              35715: 27875,
              35716: 28792,
              35717: 29699,
              35718: 31350,
              35719: 31406,
              35720: 31496,
              35721: 32026,
              35722: 31998,
              35723: 32102,
              35724: 26087,
              35725: 29275,
              35726: 21435,
              35727: 23621,
              35728: 24040,
              35729: 25298,
              35730: 25312,
              35731: 25369,
              35732: 28192,
              35733: 34394,
              35734: 35377,
              35735: 36317,
              35736: 37624,
              35737: 28417,
              35738: 31142,
              35739: 39770,
              35740: 20136,
              35741: 20139,
              35742: 20140,
              35743: 20379,
              35744: 20384,
              35745: 20689,
              35746: 20807,
              35747: 31478,
              35748: 20849,
              35749: 20982,
              35750: 21332,
              35751: 21281,
              35752: 21375,
              35753: 21483,
              35754: 21932,
              35755: 22659,
              35756: 23777,
              35757: 24375,
              35758: 24394,
              35759: 24623,
              35760: 24656,
              35761: 24685,
              35762: 25375,
              35763: 25945,
              35764: 27211,
              35765: 27841,
              35766: 29378,
              35767: 29421,
              35768: 30703,
              35769: 33016,
              35770: 33029,
              35771: 33288,
              35772: 34126,
              35773: 37111,
              35774: 37857,
              35775: 38911,
              35776: 39255,
              35777: 39514,
              35778: 20208,
              35779: 20957,
              35780: 23597,
              35781: 26241,
              35782: 26989,
              35783: 23616,
              35784: 26354,
              35785: 26997,
              35786: 29577,
              35787: 26704,
              35788: 31873,
              35789: 20677,
              35790: 21220,
              35791: 22343,
              35792: 24062,
              35793: 37670,
              35794: 26020,
              35795: 27427,
              35796: 27453,
              35797: 29748,
              35798: 31105,
              35799: 31165,
              35800: 31563,
              35801: 32202,
              35802: 33465,
              35803: 33740,
              35804: 34943,
              35805: 35167,
              35806: 35641,
              35807: 36817,
              35808: 37329,
              35809: 21535,
              35810: 37504,
              35811: 20061,
              35812: 20534,
              35813: 21477,
              35814: 21306,
              35815: 29399,
              35816: 29590,
              35817: 30697,
              35818: 33510,
              35819: 36527,
              35820: 39366,
              35821: 39368,
              35822: 39378,
              35823: 20855,
              35824: 24858,
              35825: 34398,
              35826: 21936,
              35827: 31354,
              35828: 20598,
              35829: 23507,
              35830: 36935,
              35831: 38533,
              35832: 20018,
              35833: 27355,
              35834: 37351,
              35835: 23633,
              35836: 23624,
              35904: 25496,
              35905: 31391,
              35906: 27795,
              35907: 38772,
              35908: 36705,
              35909: 31402,
              35910: 29066,
              35911: 38536,
              35912: 31874,
              35913: 26647,
              35914: 32368,
              35915: 26705,
              35916: 37740,
              35917: 21234,
              35918: 21531,
              35919: 34219,
              35920: 35347,
              35921: 32676,
              35922: 36557,
              35923: 37089,
              35924: 21350,
              35925: 34952,
              35926: 31041,
              35927: 20418,
              35928: 20670,
              35929: 21009,
              35930: 20804,
              35931: 21843,
              35932: 22317,
              35933: 29674,
              35934: 22411,
              35935: 22865,
              35936: 24418,
              35937: 24452,
              35938: 24693,
              35939: 24950,
              35940: 24935,
              35941: 25001,
              35942: 25522,
              35943: 25658,
              35944: 25964,
              35945: 26223,
              35946: 26690,
              35947: 28179,
              35948: 30054,
              35949: 31293,
              35950: 31995,
              35951: 32076,
              35952: 32153,
              35953: 32331,
              35954: 32619,
              35955: 33550,
              35956: 33610,
              35957: 34509,
              35958: 35336,
              35959: 35427,
              35960: 35686,
              35961: 36605,
              35962: 38938,
              35963: 40335,
              35964: 33464,
              35965: 36814,
              35966: 39912,
              35968: 21127,
              35969: 25119,
              35970: 25731,
              35971: 28608,
              35972: 38553,
              35973: 26689,
              35974: 20625,
              35975: 27424,
              35976: 27770,
              35977: 28500,
              35978: 31348,
              35979: 32080,
              35980: 34880,
              35981: 35363,
              35982: 26376,
              35983: 20214,
              35984: 20537,
              35985: 20518,
              35986: 20581,
              35987: 20860,
              35988: 21048,
              35989: 21091,
              35990: 21927,
              35991: 22287,
              35992: 22533,
              35993: 23244,
              35994: 24314,
              35995: 25010,
              35996: 25080,
              35997: 25331,
              35998: 25458,
              35999: 26908,
              36e3: 27177,
              36001: 29309,
              36002: 29356,
              36003: 29486,
              36004: 30740,
              36005: 30831,
              36006: 32121,
              36007: 30476,
              36008: 32937,
              36009: 35211,
              36010: 35609,
              36011: 36066,
              36012: 36562,
              36013: 36963,
              36014: 37749,
              36015: 38522,
              36016: 38997,
              36017: 39443,
              36018: 40568,
              36019: 20803,
              36020: 21407,
              36021: 21427,
              36022: 24187,
              36023: 24358,
              36024: 28187,
              36025: 28304,
              36026: 29572,
              36027: 29694,
              36028: 32067,
              36029: 33335,
              36030: 35328,
              36031: 35578,
              36032: 38480,
              36033: 20046,
              36034: 20491,
              36035: 21476,
              36036: 21628,
              36037: 22266,
              36038: 22993,
              36039: 23396,
              36040: 24049,
              36041: 24235,
              36042: 24359,
              36043: 25144,
              36044: 25925,
              36045: 26543,
              36046: 28246,
              36047: 29392,
              36048: 31946,
              36049: 34996,
              36050: 32929,
              36051: 32993,
              36052: 33776,
              36053: 34382,
              36054: 35463,
              36055: 36328,
              36056: 37431,
              36057: 38599,
              36058: 39015,
              36059: 40723,
              36060: 20116,
              36061: 20114,
              36062: 20237,
              36063: 21320,
              36064: 21577,
              36065: 21566,
              36066: 23087,
              36067: 24460,
              36068: 24481,
              36069: 24735,
              36070: 26791,
              36071: 27278,
              36072: 29786,
              36073: 30849,
              36074: 35486,
              36075: 35492,
              36076: 35703,
              36077: 37264,
              36078: 20062,
              36079: 39881,
              36080: 20132,
              36081: 20348,
              36082: 20399,
              36083: 20505,
              36084: 20502,
              36085: 20809,
              36086: 20844,
              36087: 21151,
              36088: 21177,
              36089: 21246,
              36090: 21402,
              36091: 21475,
              36092: 21521,
              36160: 21518,
              36161: 21897,
              36162: 22353,
              36163: 22434,
              36164: 22909,
              36165: 23380,
              36166: 23389,
              36167: 23439,
              36168: 24037,
              36169: 24039,
              36170: 24055,
              36171: 24184,
              36172: 24195,
              36173: 24218,
              36174: 24247,
              36175: 24344,
              36176: 24658,
              36177: 24908,
              36178: 25239,
              36179: 25304,
              36180: 25511,
              36181: 25915,
              36182: 26114,
              36183: 26179,
              36184: 26356,
              36185: 26477,
              36186: 26657,
              36187: 26775,
              36188: 27083,
              36189: 27743,
              36190: 27946,
              36191: 28009,
              36192: 28207,
              36193: 28317,
              36194: 30002,
              36195: 30343,
              36196: 30828,
              36197: 31295,
              36198: 31968,
              36199: 32005,
              36200: 32024,
              36201: 32094,
              36202: 32177,
              36203: 32789,
              36204: 32771,
              36205: 32943,
              36206: 32945,
              36207: 33108,
              36208: 33167,
              36209: 33322,
              36210: 33618,
              36211: 34892,
              36212: 34913,
              36213: 35611,
              36214: 36002,
              36215: 36092,
              36216: 37066,
              36217: 37237,
              36218: 37489,
              36219: 30783,
              36220: 37628,
              36221: 38308,
              36222: 38477,
              36224: 38917,
              36225: 39321,
              36226: 39640,
              36227: 40251,
              36228: 21083,
              36229: 21163,
              36230: 21495,
              36231: 21512,
              36232: 22741,
              36233: 25335,
              36234: 28640,
              36235: 35946,
              36236: 36703,
              36237: 40633,
              36238: 20811,
              36239: 21051,
              36240: 21578,
              36241: 22269,
              36242: 31296,
              36243: 37239,
              36244: 40288,
              36245: 40658,
              36246: 29508,
              36247: 28425,
              36248: 33136,
              36249: 29969,
              36250: 24573,
              36251: 24794,
              36252: 39592,
              36253: 29403,
              36254: 36796,
              36255: 27492,
              36256: 38915,
              36257: 20170,
              36258: 22256,
              36259: 22372,
              36260: 22718,
              36261: 23130,
              36262: 24680,
              36263: 25031,
              36264: 26127,
              36265: 26118,
              36266: 26681,
              36267: 26801,
              36268: 28151,
              36269: 30165,
              36270: 32058,
              36271: 33390,
              36272: 39746,
              36273: 20123,
              36274: 20304,
              36275: 21449,
              36276: 21766,
              36277: 23919,
              36278: 24038,
              36279: 24046,
              36280: 26619,
              36281: 27801,
              36282: 29811,
              36283: 30722,
              36284: 35408,
              36285: 37782,
              36286: 35039,
              36287: 22352,
              36288: 24231,
              36289: 25387,
              36290: 20661,
              36291: 20652,
              36292: 20877,
              36293: 26368,
              36294: 21705,
              36295: 22622,
              36296: 22971,
              36297: 23472,
              36298: 24425,
              36299: 25165,
              36300: 25505,
              36301: 26685,
              36302: 27507,
              36303: 28168,
              36304: 28797,
              36305: 37319,
              36306: 29312,
              36307: 30741,
              36308: 30758,
              36309: 31085,
              36310: 25998,
              36311: 32048,
              36312: 33756,
              36313: 35009,
              36314: 36617,
              36315: 38555,
              36316: 21092,
              36317: 22312,
              36318: 26448,
              36319: 32618,
              36320: 36001,
              36321: 20916,
              36322: 22338,
              36323: 38442,
              36324: 22586,
              36325: 27018,
              36326: 32948,
              36327: 21682,
              36328: 23822,
              36329: 22524,
              36330: 30869,
              36331: 40442,
              36332: 20316,
              36333: 21066,
              36334: 21643,
              36335: 25662,
              36336: 26152,
              36337: 26388,
              36338: 26613,
              36339: 31364,
              36340: 31574,
              36341: 32034,
              36342: 37679,
              36343: 26716,
              36344: 39853,
              36345: 31545,
              36346: 21273,
              36347: 20874,
              36348: 21047,
              36416: 23519,
              36417: 25334,
              36418: 25774,
              36419: 25830,
              36420: 26413,
              36421: 27578,
              36422: 34217,
              36423: 38609,
              36424: 30352,
              36425: 39894,
              36426: 25420,
              36427: 37638,
              36428: 39851,
              36429: 30399,
              36430: 26194,
              36431: 19977,
              36432: 20632,
              36433: 21442,
              36434: 23665,
              36435: 24808,
              36436: 25746,
              36437: 25955,
              36438: 26719,
              36439: 29158,
              36440: 29642,
              36441: 29987,
              36442: 31639,
              36443: 32386,
              36444: 34453,
              36445: 35715,
              36446: 36059,
              36447: 37240,
              36448: 39184,
              36449: 26028,
              36450: 26283,
              36451: 27531,
              36452: 20181,
              36453: 20180,
              36454: 20282,
              36455: 20351,
              36456: 21050,
              36457: 21496,
              36458: 21490,
              36459: 21987,
              36460: 22235,
              36461: 22763,
              36462: 22987,
              36463: 22985,
              36464: 23039,
              36465: 23376,
              36466: 23629,
              36467: 24066,
              36468: 24107,
              36469: 24535,
              36470: 24605,
              36471: 25351,
              36472: 25903,
              36473: 23388,
              36474: 26031,
              36475: 26045,
              36476: 26088,
              36477: 26525,
              36478: 27490,
              36480: 27515,
              36481: 27663,
              36482: 29509,
              36483: 31049,
              36484: 31169,
              36485: 31992,
              36486: 32025,
              36487: 32043,
              36488: 32930,
              36489: 33026,
              36490: 33267,
              36491: 35222,
              36492: 35422,
              36493: 35433,
              36494: 35430,
              36495: 35468,
              36496: 35566,
              36497: 36039,
              36498: 36060,
              36499: 38604,
              36500: 39164,
              36501: 27503,
              36502: 20107,
              36503: 20284,
              36504: 20365,
              36505: 20816,
              36506: 23383,
              36507: 23546,
              36508: 24904,
              36509: 25345,
              36510: 26178,
              36511: 27425,
              36512: 28363,
              36513: 27835,
              36514: 29246,
              36515: 29885,
              36516: 30164,
              36517: 30913,
              36518: 31034,
              36519: 32780,
              36520: 32819,
              36521: 33258,
              36522: 33940,
              36523: 36766,
              36524: 27728,
              36525: 40575,
              36526: 24335,
              36527: 35672,
              36528: 40235,
              36529: 31482,
              36530: 36600,
              36531: 23437,
              36532: 38635,
              36533: 19971,
              36534: 21489,
              36535: 22519,
              36536: 22833,
              36537: 23241,
              36538: 23460,
              36539: 24713,
              36540: 28287,
              36541: 28422,
              36542: 30142,
              36543: 36074,
              36544: 23455,
              36545: 34048,
              36546: 31712,
              36547: 20594,
              36548: 26612,
              36549: 33437,
              36550: 23649,
              36551: 34122,
              36552: 32286,
              36553: 33294,
              36554: 20889,
              36555: 23556,
              36556: 25448,
              36557: 36198,
              36558: 26012,
              36559: 29038,
              36560: 31038,
              36561: 32023,
              36562: 32773,
              36563: 35613,
              36564: 36554,
              36565: 36974,
              36566: 34503,
              36567: 37034,
              36568: 20511,
              36569: 21242,
              36570: 23610,
              36571: 26451,
              36572: 28796,
              36573: 29237,
              36574: 37196,
              36575: 37320,
              36576: 37675,
              36577: 33509,
              36578: 23490,
              36579: 24369,
              36580: 24825,
              36581: 20027,
              36582: 21462,
              36583: 23432,
              36584: 25163,
              36585: 26417,
              36586: 27530,
              36587: 29417,
              36588: 29664,
              36589: 31278,
              36590: 33131,
              36591: 36259,
              36592: 37202,
              36593: 39318,
              36594: 20754,
              36595: 21463,
              36596: 21610,
              36597: 23551,
              36598: 25480,
              36599: 27193,
              36600: 32172,
              36601: 38656,
              36602: 22234,
              36603: 21454,
              36604: 21608,
              36672: 23447,
              36673: 23601,
              36674: 24030,
              36675: 20462,
              36676: 24833,
              36677: 25342,
              36678: 27954,
              36679: 31168,
              36680: 31179,
              36681: 32066,
              36682: 32333,
              36683: 32722,
              36684: 33261,
              36685: 33311,
              36686: 33936,
              36687: 34886,
              36688: 35186,
              36689: 35728,
              36690: 36468,
              36691: 36655,
              36692: 36913,
              36693: 37195,
              36694: 37228,
              36695: 38598,
              36696: 37276,
              36697: 20160,
              36698: 20303,
              36699: 20805,
              36700: 21313,
              36701: 24467,
              36702: 25102,
              36703: 26580,
              36704: 27713,
              36705: 28171,
              36706: 29539,
              36707: 32294,
              36708: 37325,
              36709: 37507,
              36710: 21460,
              36711: 22809,
              36712: 23487,
              36713: 28113,
              36714: 31069,
              36715: 32302,
              36716: 31899,
              36717: 22654,
              36718: 29087,
              36719: 20986,
              36720: 34899,
              36721: 36848,
              36722: 20426,
              36723: 23803,
              36724: 26149,
              36725: 30636,
              36726: 31459,
              36727: 33308,
              36728: 39423,
              36729: 20934,
              36730: 24490,
              36731: 26092,
              36732: 26991,
              36733: 27529,
              36734: 28147,
              36736: 28310,
              36737: 28516,
              36738: 30462,
              36739: 32020,
              36740: 24033,
              36741: 36981,
              36742: 37255,
              36743: 38918,
              36744: 20966,
              36745: 21021,
              36746: 25152,
              36747: 26257,
              36748: 26329,
              36749: 28186,
              36750: 24246,
              36751: 32210,
              36752: 32626,
              36753: 26360,
              36754: 34223,
              36755: 34295,
              36756: 35576,
              36757: 21161,
              36758: 21465,
              36759: 22899,
              36760: 24207,
              36761: 24464,
              36762: 24661,
              36763: 37604,
              36764: 38500,
              36765: 20663,
              36766: 20767,
              36767: 21213,
              36768: 21280,
              36769: 21319,
              36770: 21484,
              36771: 21736,
              36772: 21830,
              36773: 21809,
              36774: 22039,
              36775: 22888,
              36776: 22974,
              36777: 23100,
              36778: 23477,
              36779: 23558,
              36780: 23567,
              36781: 23569,
              36782: 23578,
              36783: 24196,
              36784: 24202,
              36785: 24288,
              36786: 24432,
              36787: 25215,
              36788: 25220,
              36789: 25307,
              36790: 25484,
              36791: 25463,
              36792: 26119,
              36793: 26124,
              36794: 26157,
              36795: 26230,
              36796: 26494,
              36797: 26786,
              36798: 27167,
              36799: 27189,
              36800: 27836,
              36801: 28040,
              36802: 28169,
              36803: 28248,
              36804: 28988,
              36805: 28966,
              36806: 29031,
              36807: 30151,
              36808: 30465,
              36809: 30813,
              36810: 30977,
              36811: 31077,
              36812: 31216,
              36813: 31456,
              36814: 31505,
              36815: 31911,
              36816: 32057,
              36817: 32918,
              36818: 33750,
              36819: 33931,
              36820: 34121,
              36821: 34909,
              36822: 35059,
              36823: 35359,
              36824: 35388,
              36825: 35412,
              36826: 35443,
              36827: 35937,
              36828: 36062,
              36829: 37284,
              36830: 37478,
              36831: 37758,
              36832: 37912,
              36833: 38556,
              36834: 38808,
              36835: 19978,
              36836: 19976,
              36837: 19998,
              36838: 20055,
              36839: 20887,
              36840: 21104,
              36841: 22478,
              36842: 22580,
              36843: 22732,
              36844: 23330,
              36845: 24120,
              36846: 24773,
              36847: 25854,
              36848: 26465,
              36849: 26454,
              36850: 27972,
              36851: 29366,
              36852: 30067,
              36853: 31331,
              36854: 33976,
              36855: 35698,
              36856: 37304,
              36857: 37664,
              36858: 22065,
              36859: 22516,
              36860: 39166,
              36928: 25325,
              36929: 26893,
              36930: 27542,
              36931: 29165,
              36932: 32340,
              36933: 32887,
              36934: 33394,
              36935: 35302,
              36936: 39135,
              36937: 34645,
              36938: 36785,
              36939: 23611,
              36940: 20280,
              36941: 20449,
              36942: 20405,
              36943: 21767,
              36944: 23072,
              36945: 23517,
              36946: 23529,
              36947: 24515,
              36948: 24910,
              36949: 25391,
              36950: 26032,
              36951: 26187,
              36952: 26862,
              36953: 27035,
              36954: 28024,
              36955: 28145,
              36956: 30003,
              36957: 30137,
              36958: 30495,
              36959: 31070,
              36960: 31206,
              36961: 32051,
              36962: 33251,
              36963: 33455,
              36964: 34218,
              36965: 35242,
              36966: 35386,
              36967: 36523,
              36968: 36763,
              36969: 36914,
              36970: 37341,
              36971: 38663,
              36972: 20154,
              36973: 20161,
              36974: 20995,
              36975: 22645,
              36976: 22764,
              36977: 23563,
              36978: 29978,
              36979: 23613,
              36980: 33102,
              36981: 35338,
              36982: 36805,
              36983: 38499,
              36984: 38765,
              36985: 31525,
              36986: 35535,
              36987: 38920,
              36988: 37218,
              36989: 22259,
              36990: 21416,
              36992: 36887,
              36993: 21561,
              36994: 22402,
              36995: 24101,
              36996: 25512,
              36997: 27700,
              36998: 28810,
              36999: 30561,
              37e3: 31883,
              37001: 32736,
              37002: 34928,
              37003: 36930,
              37004: 37204,
              37005: 37648,
              37006: 37656,
              37007: 38543,
              37008: 29790,
              37009: 39620,
              37010: 23815,
              37011: 23913,
              37012: 25968,
              37013: 26530,
              37014: 36264,
              37015: 38619,
              37016: 25454,
              37017: 26441,
              37018: 26905,
              37019: 33733,
              37020: 38935,
              37021: 38592,
              37022: 35070,
              37023: 28548,
              37024: 25722,
              37025: 23544,
              37026: 19990,
              37027: 28716,
              37028: 30045,
              37029: 26159,
              37030: 20932,
              37031: 21046,
              37032: 21218,
              37033: 22995,
              37034: 24449,
              37035: 24615,
              37036: 25104,
              37037: 25919,
              37038: 25972,
              37039: 26143,
              37040: 26228,
              37041: 26866,
              37042: 26646,
              37043: 27491,
              37044: 28165,
              37045: 29298,
              37046: 29983,
              37047: 30427,
              37048: 31934,
              37049: 32854,
              37050: 22768,
              37051: 35069,
              37052: 35199,
              37053: 35488,
              37054: 35475,
              37055: 35531,
              37056: 36893,
              37057: 37266,
              37058: 38738,
              37059: 38745,
              37060: 25993,
              37061: 31246,
              37062: 33030,
              37063: 38587,
              37064: 24109,
              37065: 24796,
              37066: 25114,
              37067: 26021,
              37068: 26132,
              37069: 26512,
              37070: 30707,
              37071: 31309,
              37072: 31821,
              37073: 32318,
              37074: 33034,
              37075: 36012,
              37076: 36196,
              37077: 36321,
              37078: 36447,
              37079: 30889,
              37080: 20999,
              37081: 25305,
              37082: 25509,
              37083: 25666,
              37084: 25240,
              37085: 35373,
              37086: 31363,
              37087: 31680,
              37088: 35500,
              37089: 38634,
              37090: 32118,
              37091: 33292,
              37092: 34633,
              37093: 20185,
              37094: 20808,
              37095: 21315,
              37096: 21344,
              37097: 23459,
              37098: 23554,
              37099: 23574,
              37100: 24029,
              37101: 25126,
              37102: 25159,
              37103: 25776,
              37104: 26643,
              37105: 26676,
              37106: 27849,
              37107: 27973,
              37108: 27927,
              37109: 26579,
              37110: 28508,
              37111: 29006,
              37112: 29053,
              37113: 26059,
              37114: 31359,
              37115: 31661,
              37116: 32218,
              37184: 32330,
              37185: 32680,
              37186: 33146,
              37187: 33307,
              37188: 33337,
              37189: 34214,
              37190: 35438,
              37191: 36046,
              37192: 36341,
              37193: 36984,
              37194: 36983,
              37195: 37549,
              37196: 37521,
              37197: 38275,
              37198: 39854,
              37199: 21069,
              37200: 21892,
              37201: 28472,
              37202: 28982,
              37203: 20840,
              37204: 31109,
              37205: 32341,
              37206: 33203,
              37207: 31950,
              37208: 22092,
              37209: 22609,
              37210: 23720,
              37211: 25514,
              37212: 26366,
              37213: 26365,
              37214: 26970,
              37215: 29401,
              37216: 30095,
              37217: 30094,
              37218: 30990,
              37219: 31062,
              37220: 31199,
              37221: 31895,
              37222: 32032,
              37223: 32068,
              37224: 34311,
              37225: 35380,
              37226: 38459,
              37227: 36961,
              37228: 40736,
              37229: 20711,
              37230: 21109,
              37231: 21452,
              37232: 21474,
              37233: 20489,
              37234: 21930,
              37235: 22766,
              37236: 22863,
              37237: 29245,
              37238: 23435,
              37239: 23652,
              37240: 21277,
              37241: 24803,
              37242: 24819,
              37243: 25436,
              37244: 25475,
              37245: 25407,
              37246: 25531,
              37248: 25805,
              37249: 26089,
              37250: 26361,
              37251: 24035,
              37252: 27085,
              37253: 27133,
              37254: 28437,
              37255: 29157,
              37256: 20105,
              37257: 30185,
              37258: 30456,
              37259: 31379,
              37260: 31967,
              37261: 32207,
              37262: 32156,
              37263: 32865,
              37264: 33609,
              37265: 33624,
              37266: 33900,
              37267: 33980,
              37268: 34299,
              37269: 35013,
              37270: 36208,
              37271: 36865,
              37272: 36973,
              37273: 37783,
              37274: 38684,
              37275: 39442,
              37276: 20687,
              37277: 22679,
              37278: 24974,
              37279: 33235,
              37280: 34101,
              37281: 36104,
              37282: 36896,
              37283: 20419,
              37284: 20596,
              37285: 21063,
              37286: 21363,
              37287: 24687,
              37288: 25417,
              37289: 26463,
              37290: 28204,
              37291: 36275,
              37292: 36895,
              37293: 20439,
              37294: 23646,
              37295: 36042,
              37296: 26063,
              37297: 32154,
              37298: 21330,
              37299: 34966,
              37300: 20854,
              37301: 25539,
              37302: 23384,
              37303: 23403,
              37304: 23562,
              37305: 25613,
              37306: 26449,
              37307: 36956,
              37308: 20182,
              37309: 22810,
              37310: 22826,
              37311: 27760,
              37312: 35409,
              37313: 21822,
              37314: 22549,
              37315: 22949,
              37316: 24816,
              37317: 25171,
              37318: 26561,
              37319: 33333,
              37320: 26965,
              37321: 38464,
              37322: 39364,
              37323: 39464,
              37324: 20307,
              37325: 22534,
              37326: 23550,
              37327: 32784,
              37328: 23729,
              37329: 24111,
              37330: 24453,
              37331: 24608,
              37332: 24907,
              37333: 25140,
              37334: 26367,
              37335: 27888,
              37336: 28382,
              37337: 32974,
              37338: 33151,
              37339: 33492,
              37340: 34955,
              37341: 36024,
              37342: 36864,
              37343: 36910,
              37344: 38538,
              37345: 40667,
              37346: 39899,
              37347: 20195,
              37348: 21488,
              37349: 22823,
              37350: 31532,
              37351: 37261,
              37352: 38988,
              37353: 40441,
              37354: 28381,
              37355: 28711,
              37356: 21331,
              37357: 21828,
              37358: 23429,
              37359: 25176,
              37360: 25246,
              37361: 25299,
              37362: 27810,
              37363: 28655,
              37364: 29730,
              37365: 35351,
              37366: 37944,
              37367: 28609,
              37368: 35582,
              37369: 33592,
              37370: 20967,
              37371: 34552,
              37372: 21482,
              37440: 21481,
              37441: 20294,
              37442: 36948,
              37443: 36784,
              37444: 22890,
              37445: 33073,
              37446: 24061,
              37447: 31466,
              37448: 36799,
              37449: 26842,
              37450: 35895,
              37451: 29432,
              37452: 40008,
              37453: 27197,
              37454: 35504,
              37455: 20025,
              37456: 21336,
              37457: 22022,
              37458: 22374,
              37459: 25285,
              37460: 25506,
              37461: 26086,
              37462: 27470,
              37463: 28129,
              37464: 28251,
              37465: 28845,
              37466: 30701,
              37467: 31471,
              37468: 31658,
              37469: 32187,
              37470: 32829,
              37471: 32966,
              37472: 34507,
              37473: 35477,
              37474: 37723,
              37475: 22243,
              37476: 22727,
              37477: 24382,
              37478: 26029,
              37479: 26262,
              37480: 27264,
              37481: 27573,
              37482: 30007,
              37483: 35527,
              37484: 20516,
              37485: 30693,
              37486: 22320,
              37487: 24347,
              37488: 24677,
              37489: 26234,
              37490: 27744,
              37491: 30196,
              37492: 31258,
              37493: 32622,
              37494: 33268,
              37495: 34584,
              37496: 36933,
              37497: 39347,
              37498: 31689,
              37499: 30044,
              37500: 31481,
              37501: 31569,
              37502: 33988,
              37504: 36880,
              37505: 31209,
              37506: 31378,
              37507: 33590,
              37508: 23265,
              37509: 30528,
              37510: 20013,
              37511: 20210,
              37512: 23449,
              37513: 24544,
              37514: 25277,
              37515: 26172,
              37516: 26609,
              37517: 27880,
              37518: 34411,
              37519: 34935,
              37520: 35387,
              37521: 37198,
              37522: 37619,
              37523: 39376,
              37524: 27159,
              37525: 28710,
              37526: 29482,
              37527: 33511,
              37528: 33879,
              37529: 36015,
              37530: 19969,
              37531: 20806,
              37532: 20939,
              37533: 21899,
              37534: 23541,
              37535: 24086,
              37536: 24115,
              37537: 24193,
              37538: 24340,
              37539: 24373,
              37540: 24427,
              37541: 24500,
              37542: 25074,
              37543: 25361,
              37544: 26274,
              37545: 26397,
              37546: 28526,
              37547: 29266,
              37548: 30010,
              37549: 30522,
              37550: 32884,
              37551: 33081,
              37552: 33144,
              37553: 34678,
              37554: 35519,
              37555: 35548,
              37556: 36229,
              37557: 36339,
              37558: 37530,
              37559: 38263,
              37560: 38914,
              37561: 40165,
              37562: 21189,
              37563: 25431,
              37564: 30452,
              37565: 26389,
              37566: 27784,
              37567: 29645,
              37568: 36035,
              37569: 37806,
              37570: 38515,
              37571: 27941,
              37572: 22684,
              37573: 26894,
              37574: 27084,
              37575: 36861,
              37576: 37786,
              37577: 30171,
              37578: 36890,
              37579: 22618,
              37580: 26626,
              37581: 25524,
              37582: 27131,
              37583: 20291,
              37584: 28460,
              37585: 26584,
              37586: 36795,
              37587: 34086,
              37588: 32180,
              37589: 37716,
              37590: 26943,
              37591: 28528,
              37592: 22378,
              37593: 22775,
              37594: 23340,
              37595: 32044,
              37596: 29226,
              37597: 21514,
              37598: 37347,
              37599: 40372,
              37600: 20141,
              37601: 20302,
              37602: 20572,
              37603: 20597,
              37604: 21059,
              37605: 35998,
              37606: 21576,
              37607: 22564,
              37608: 23450,
              37609: 24093,
              37610: 24213,
              37611: 24237,
              37612: 24311,
              37613: 24351,
              37614: 24716,
              37615: 25269,
              37616: 25402,
              37617: 25552,
              37618: 26799,
              37619: 27712,
              37620: 30855,
              37621: 31118,
              37622: 31243,
              37623: 32224,
              37624: 33351,
              37625: 35330,
              37626: 35558,
              37627: 36420,
              37628: 36883,
              37696: 37048,
              37697: 37165,
              37698: 37336,
              37699: 40718,
              37700: 27877,
              37701: 25688,
              37702: 25826,
              37703: 25973,
              37704: 28404,
              37705: 30340,
              37706: 31515,
              37707: 36969,
              37708: 37841,
              37709: 28346,
              37710: 21746,
              37711: 24505,
              37712: 25764,
              37713: 36685,
              37714: 36845,
              37715: 37444,
              37716: 20856,
              37717: 22635,
              37718: 22825,
              37719: 23637,
              37720: 24215,
              37721: 28155,
              37722: 32399,
              37723: 29980,
              37724: 36028,
              37725: 36578,
              37726: 39003,
              37727: 28857,
              37728: 20253,
              37729: 27583,
              37730: 28593,
              37731: 3e4,
              37732: 38651,
              37733: 20814,
              37734: 21520,
              37735: 22581,
              37736: 22615,
              37737: 22956,
              37738: 23648,
              37739: 24466,
              37740: 26007,
              37741: 26460,
              37742: 28193,
              37743: 30331,
              37744: 33759,
              37745: 36077,
              37746: 36884,
              37747: 37117,
              37748: 37709,
              37749: 30757,
              37750: 30778,
              37751: 21162,
              37752: 24230,
              37753: 22303,
              37754: 22900,
              37755: 24594,
              37756: 20498,
              37757: 20826,
              37758: 20908,
              37760: 20941,
              37761: 20992,
              37762: 21776,
              37763: 22612,
              37764: 22616,
              37765: 22871,
              37766: 23445,
              37767: 23798,
              37768: 23947,
              37769: 24764,
              37770: 25237,
              37771: 25645,
              37772: 26481,
              37773: 26691,
              37774: 26812,
              37775: 26847,
              37776: 30423,
              37777: 28120,
              37778: 28271,
              37779: 28059,
              37780: 28783,
              37781: 29128,
              37782: 24403,
              37783: 30168,
              37784: 31095,
              37785: 31561,
              37786: 31572,
              37787: 31570,
              37788: 31958,
              37789: 32113,
              37790: 21040,
              37791: 33891,
              37792: 34153,
              37793: 34276,
              37794: 35342,
              37795: 35588,
              37796: 35910,
              37797: 36367,
              37798: 36867,
              37799: 36879,
              37800: 37913,
              37801: 38518,
              37802: 38957,
              37803: 39472,
              37804: 38360,
              37805: 20685,
              37806: 21205,
              37807: 21516,
              37808: 22530,
              37809: 23566,
              37810: 24999,
              37811: 25758,
              37812: 27934,
              37813: 30643,
              37814: 31461,
              37815: 33012,
              37816: 33796,
              37817: 36947,
              37818: 37509,
              37819: 23776,
              37820: 40199,
              37821: 21311,
              37822: 24471,
              37823: 24499,
              37824: 28060,
              37825: 29305,
              37826: 30563,
              37827: 31167,
              37828: 31716,
              37829: 27602,
              37830: 29420,
              37831: 35501,
              37832: 26627,
              37833: 27233,
              37834: 20984,
              37835: 31361,
              37836: 26932,
              37837: 23626,
              37838: 40182,
              37839: 33515,
              37840: 23493,
              37841: 37193,
              37842: 28702,
              37843: 22136,
              37844: 23663,
              37845: 24775,
              37846: 25958,
              37847: 27788,
              37848: 35930,
              37849: 36929,
              37850: 38931,
              37851: 21585,
              37852: 26311,
              37853: 37389,
              37854: 22856,
              37855: 37027,
              37856: 20869,
              37857: 20045,
              37858: 20970,
              37859: 34201,
              37860: 35598,
              37861: 28760,
              37862: 25466,
              37863: 37707,
              37864: 26978,
              37865: 39348,
              37866: 32260,
              37867: 30071,
              37868: 21335,
              37869: 26976,
              37870: 36575,
              37871: 38627,
              37872: 27741,
              37873: 20108,
              37874: 23612,
              37875: 24336,
              37876: 36841,
              37877: 21250,
              37878: 36049,
              37879: 32905,
              37880: 34425,
              37881: 24319,
              37882: 26085,
              37883: 20083,
              37884: 20837,
              37952: 22914,
              37953: 23615,
              37954: 38894,
              37955: 20219,
              37956: 22922,
              37957: 24525,
              37958: 35469,
              37959: 28641,
              37960: 31152,
              37961: 31074,
              37962: 23527,
              37963: 33905,
              37964: 29483,
              37965: 29105,
              37966: 24180,
              37967: 24565,
              37968: 25467,
              37969: 25754,
              37970: 29123,
              37971: 31896,
              37972: 20035,
              37973: 24316,
              37974: 20043,
              37975: 22492,
              37976: 22178,
              37977: 24745,
              37978: 28611,
              37979: 32013,
              37980: 33021,
              37981: 33075,
              37982: 33215,
              37983: 36786,
              37984: 35223,
              37985: 34468,
              37986: 24052,
              37987: 25226,
              37988: 25773,
              37989: 35207,
              37990: 26487,
              37991: 27874,
              37992: 27966,
              37993: 29750,
              37994: 30772,
              37995: 23110,
              37996: 32629,
              37997: 33453,
              37998: 39340,
              37999: 20467,
              38e3: 24259,
              38001: 25309,
              38002: 25490,
              38003: 25943,
              38004: 26479,
              38005: 30403,
              38006: 29260,
              38007: 32972,
              38008: 32954,
              38009: 36649,
              38010: 37197,
              38011: 20493,
              38012: 22521,
              38013: 23186,
              38014: 26757,
              38016: 26995,
              38017: 29028,
              38018: 29437,
              38019: 36023,
              38020: 22770,
              38021: 36064,
              38022: 38506,
              38023: 36889,
              38024: 34687,
              38025: 31204,
              38026: 30695,
              38027: 33833,
              38028: 20271,
              38029: 21093,
              38030: 21338,
              38031: 25293,
              38032: 26575,
              38033: 27850,
              38034: 30333,
              38035: 31636,
              38036: 31893,
              38037: 33334,
              38038: 34180,
              38039: 36843,
              38040: 26333,
              38041: 28448,
              38042: 29190,
              38043: 32283,
              38044: 33707,
              38045: 39361,
              38046: 40614,
              38047: 20989,
              38048: 31665,
              38049: 30834,
              38050: 31672,
              38051: 32903,
              38052: 31560,
              38053: 27368,
              38054: 24161,
              38055: 32908,
              38056: 30033,
              38057: 30048,
              38058: 20843,
              38059: 37474,
              38060: 28300,
              38061: 30330,
              38062: 37271,
              38063: 39658,
              38064: 20240,
              38065: 32624,
              38066: 25244,
              38067: 31567,
              38068: 38309,
              38069: 40169,
              38070: 22138,
              38071: 22617,
              38072: 34532,
              38073: 38588,
              38074: 20276,
              38075: 21028,
              38076: 21322,
              38077: 21453,
              38078: 21467,
              38079: 24070,
              38080: 25644,
              38081: 26001,
              38082: 26495,
              38083: 27710,
              38084: 27726,
              38085: 29256,
              38086: 29359,
              38087: 29677,
              38088: 30036,
              38089: 32321,
              38090: 33324,
              38091: 34281,
              38092: 36009,
              38093: 31684,
              38094: 37318,
              38095: 29033,
              38096: 38930,
              38097: 39151,
              38098: 25405,
              38099: 26217,
              38100: 30058,
              38101: 30436,
              38102: 30928,
              38103: 34115,
              38104: 34542,
              38105: 21290,
              38106: 21329,
              38107: 21542,
              38108: 22915,
              38109: 24199,
              38110: 24444,
              38111: 24754,
              38112: 25161,
              38113: 25209,
              38114: 25259,
              38115: 26e3,
              38116: 27604,
              38117: 27852,
              38118: 30130,
              38119: 30382,
              38120: 30865,
              38121: 31192,
              38122: 32203,
              38123: 32631,
              38124: 32933,
              38125: 34987,
              38126: 35513,
              38127: 36027,
              38128: 36991,
              38129: 38750,
              38130: 39131,
              38131: 27147,
              38132: 31800,
              38133: 20633,
              38134: 23614,
              38135: 24494,
              38136: 26503,
              38137: 27608,
              38138: 29749,
              38139: 30473,
              38140: 32654,
              38208: 40763,
              38209: 26570,
              38210: 31255,
              38211: 21305,
              38212: 30091,
              38213: 39661,
              38214: 24422,
              38215: 33181,
              38216: 33777,
              38217: 32920,
              38218: 24380,
              38219: 24517,
              38220: 30050,
              38221: 31558,
              38222: 36924,
              38223: 26727,
              38224: 23019,
              38225: 23195,
              38226: 32016,
              38227: 30334,
              38228: 35628,
              38229: 20469,
              38230: 24426,
              38231: 27161,
              38232: 27703,
              38233: 28418,
              38234: 29922,
              38235: 31080,
              38236: 34920,
              38237: 35413,
              38238: 35961,
              38239: 24287,
              38240: 25551,
              38241: 30149,
              38242: 31186,
              38243: 33495,
              38244: 37672,
              38245: 37618,
              38246: 33948,
              38247: 34541,
              38248: 39981,
              38249: 21697,
              38250: 24428,
              38251: 25996,
              38252: 27996,
              38253: 28693,
              38254: 36007,
              38255: 36051,
              38256: 38971,
              38257: 25935,
              38258: 29942,
              38259: 19981,
              38260: 20184,
              38261: 22496,
              38262: 22827,
              38263: 23142,
              38264: 23500,
              38265: 20904,
              38266: 24067,
              38267: 24220,
              38268: 24598,
              38269: 25206,
              38270: 25975,
              38272: 26023,
              38273: 26222,
              38274: 28014,
              38275: 29238,
              38276: 31526,
              38277: 33104,
              38278: 33178,
              38279: 33433,
              38280: 35676,
              38281: 36e3,
              38282: 36070,
              38283: 36212,
              38284: 38428,
              38285: 38468,
              38286: 20398,
              38287: 25771,
              38288: 27494,
              38289: 33310,
              38290: 33889,
              38291: 34154,
              38292: 37096,
              38293: 23553,
              38294: 26963,
              38295: 39080,
              38296: 33914,
              38297: 34135,
              38298: 20239,
              38299: 21103,
              38300: 24489,
              38301: 24133,
              38302: 26381,
              38303: 31119,
              38304: 33145,
              38305: 35079,
              38306: 35206,
              38307: 28149,
              38308: 24343,
              38309: 25173,
              38310: 27832,
              38311: 20175,
              38312: 29289,
              38313: 39826,
              38314: 20998,
              38315: 21563,
              38316: 22132,
              38317: 22707,
              38318: 24996,
              38319: 25198,
              38320: 28954,
              38321: 22894,
              38322: 31881,
              38323: 31966,
              38324: 32027,
              38325: 38640,
              38326: 25991,
              38327: 32862,
              38328: 19993,
              38329: 20341,
              38330: 20853,
              38331: 22592,
              38332: 24163,
              38333: 24179,
              38334: 24330,
              38335: 26564,
              38336: 20006,
              38337: 34109,
              38338: 38281,
              38339: 38491,
              38340: 31859,
              38341: 38913,
              38342: 20731,
              38343: 22721,
              38344: 30294,
              38345: 30887,
              38346: 21029,
              38347: 30629,
              38348: 34065,
              38349: 31622,
              38350: 20559,
              38351: 22793,
              38352: 29255,
              38353: 31687,
              38354: 32232,
              38355: 36794,
              38356: 36820,
              38357: 36941,
              38358: 20415,
              38359: 21193,
              38360: 23081,
              38361: 24321,
              38362: 38829,
              38363: 20445,
              38364: 33303,
              38365: 37610,
              38366: 22275,
              38367: 25429,
              38368: 27497,
              38369: 29995,
              38370: 35036,
              38371: 36628,
              38372: 31298,
              38373: 21215,
              38374: 22675,
              38375: 24917,
              38376: 25098,
              38377: 26286,
              38378: 27597,
              38379: 31807,
              38380: 33769,
              38381: 20515,
              38382: 20472,
              38383: 21253,
              38384: 21574,
              38385: 22577,
              38386: 22857,
              38387: 23453,
              38388: 23792,
              38389: 23791,
              38390: 23849,
              38391: 24214,
              38392: 25265,
              38393: 25447,
              38394: 25918,
              38395: 26041,
              38396: 26379,
              38464: 27861,
              38465: 27873,
              38466: 28921,
              38467: 30770,
              38468: 32299,
              38469: 32990,
              38470: 33459,
              38471: 33804,
              38472: 34028,
              38473: 34562,
              38474: 35090,
              38475: 35370,
              38476: 35914,
              38477: 37030,
              38478: 37586,
              38479: 39165,
              38480: 40179,
              38481: 40300,
              38482: 20047,
              38483: 20129,
              38484: 20621,
              38485: 21078,
              38486: 22346,
              38487: 22952,
              38488: 24125,
              38489: 24536,
              38490: 24537,
              38491: 25151,
              38492: 26292,
              38493: 26395,
              38494: 26576,
              38495: 26834,
              38496: 20882,
              38497: 32033,
              38498: 32938,
              38499: 33192,
              38500: 35584,
              38501: 35980,
              38502: 36031,
              38503: 37502,
              38504: 38450,
              38505: 21536,
              38506: 38956,
              38507: 21271,
              38508: 20693,
              38509: 21340,
              38510: 22696,
              38511: 25778,
              38512: 26420,
              38513: 29287,
              38514: 30566,
              38515: 31302,
              38516: 37350,
              38517: 21187,
              38518: 27809,
              38519: 27526,
              38520: 22528,
              38521: 24140,
              38522: 22868,
              38523: 26412,
              38524: 32763,
              38525: 20961,
              38526: 30406,
              38528: 25705,
              38529: 30952,
              38530: 39764,
              38531: 40635,
              38532: 22475,
              38533: 22969,
              38534: 26151,
              38535: 26522,
              38536: 27598,
              38537: 21737,
              38538: 27097,
              38539: 24149,
              38540: 33180,
              38541: 26517,
              38542: 39850,
              38543: 26622,
              38544: 40018,
              38545: 26717,
              38546: 20134,
              38547: 20451,
              38548: 21448,
              38549: 25273,
              38550: 26411,
              38551: 27819,
              38552: 36804,
              38553: 20397,
              38554: 32365,
              38555: 40639,
              38556: 19975,
              38557: 24930,
              38558: 28288,
              38559: 28459,
              38560: 34067,
              38561: 21619,
              38562: 26410,
              38563: 39749,
              38564: 24051,
              38565: 31637,
              38566: 23724,
              38567: 23494,
              38568: 34588,
              38569: 28234,
              38570: 34001,
              38571: 31252,
              38572: 33032,
              38573: 22937,
              38574: 31885,
              38575: 27665,
              38576: 30496,
              38577: 21209,
              38578: 22818,
              38579: 28961,
              38580: 29279,
              38581: 30683,
              38582: 38695,
              38583: 40289,
              38584: 26891,
              38585: 23167,
              38586: 23064,
              38587: 20901,
              38588: 21517,
              38589: 21629,
              38590: 26126,
              38591: 30431,
              38592: 36855,
              38593: 37528,
              38594: 40180,
              38595: 23018,
              38596: 29277,
              38597: 28357,
              38598: 20813,
              38599: 26825,
              38600: 32191,
              38601: 32236,
              38602: 38754,
              38603: 40634,
              38604: 25720,
              38605: 27169,
              38606: 33538,
              38607: 22916,
              38608: 23391,
              38609: 27611,
              38610: 29467,
              38611: 30450,
              38612: 32178,
              38613: 32791,
              38614: 33945,
              38615: 20786,
              38616: 26408,
              38617: 40665,
              38618: 30446,
              38619: 26466,
              38620: 21247,
              38621: 39173,
              38622: 23588,
              38623: 25147,
              38624: 31870,
              38625: 36016,
              38626: 21839,
              38627: 24758,
              38628: 32011,
              38629: 38272,
              38630: 21249,
              38631: 20063,
              38632: 20918,
              38633: 22812,
              38634: 29242,
              38635: 32822,
              38636: 37326,
              38637: 24357,
              38638: 30690,
              38639: 21380,
              38640: 24441,
              38641: 32004,
              38642: 34220,
              38643: 35379,
              38644: 36493,
              38645: 38742,
              38646: 26611,
              38647: 34222,
              38648: 37971,
              38649: 24841,
              38650: 24840,
              38651: 27833,
              38652: 30290,
              38720: 35565,
              38721: 36664,
              38722: 21807,
              38723: 20305,
              38724: 20778,
              38725: 21191,
              38726: 21451,
              38727: 23461,
              38728: 24189,
              38729: 24736,
              38730: 24962,
              38731: 25558,
              38732: 26377,
              38733: 26586,
              38734: 28263,
              38735: 28044,
              38736: 29494,
              38737: 29495,
              38738: 30001,
              38739: 31056,
              38740: 35029,
              38741: 35480,
              38742: 36938,
              38743: 37009,
              38744: 37109,
              38745: 38596,
              38746: 34701,
              38747: 22805,
              38748: 20104,
              38749: 20313,
              38750: 19982,
              38751: 35465,
              38752: 36671,
              38753: 38928,
              38754: 20653,
              38755: 24188,
              38756: 22934,
              38757: 23481,
              38758: 24248,
              38759: 25562,
              38760: 25594,
              38761: 25793,
              38762: 26332,
              38763: 26954,
              38764: 27096,
              38765: 27915,
              38766: 28342,
              38767: 29076,
              38768: 29992,
              38769: 31407,
              38770: 32650,
              38771: 32768,
              38772: 33865,
              38773: 33993,
              38774: 35201,
              38775: 35617,
              38776: 36362,
              38777: 36965,
              38778: 38525,
              38779: 39178,
              38780: 24958,
              38781: 25233,
              38782: 27442,
              38784: 27779,
              38785: 28020,
              38786: 32716,
              38787: 32764,
              38788: 28096,
              38789: 32645,
              38790: 34746,
              38791: 35064,
              38792: 26469,
              38793: 33713,
              38794: 38972,
              38795: 38647,
              38796: 27931,
              38797: 32097,
              38798: 33853,
              38799: 37226,
              38800: 20081,
              38801: 21365,
              38802: 23888,
              38803: 27396,
              38804: 28651,
              38805: 34253,
              38806: 34349,
              38807: 35239,
              38808: 21033,
              38809: 21519,
              38810: 23653,
              38811: 26446,
              38812: 26792,
              38813: 29702,
              38814: 29827,
              38815: 30178,
              38816: 35023,
              38817: 35041,
              38818: 37324,
              38819: 38626,
              38820: 38520,
              38821: 24459,
              38822: 29575,
              38823: 31435,
              38824: 33870,
              38825: 25504,
              38826: 30053,
              38827: 21129,
              38828: 27969,
              38829: 28316,
              38830: 29705,
              38831: 30041,
              38832: 30827,
              38833: 31890,
              38834: 38534,
              38835: 31452,
              38836: 40845,
              38837: 20406,
              38838: 24942,
              38839: 26053,
              38840: 34396,
              38841: 20102,
              38842: 20142,
              38843: 20698,
              38844: 20001,
              38845: 20940,
              38846: 23534,
              38847: 26009,
              38848: 26753,
              38849: 28092,
              38850: 29471,
              38851: 30274,
              38852: 30637,
              38853: 31260,
              38854: 31975,
              38855: 33391,
              38856: 35538,
              38857: 36988,
              38858: 37327,
              38859: 38517,
              38860: 38936,
              38861: 21147,
              38862: 32209,
              38863: 20523,
              38864: 21400,
              38865: 26519,
              38866: 28107,
              38867: 29136,
              38868: 29747,
              38869: 33256,
              38870: 36650,
              38871: 38563,
              38872: 40023,
              38873: 40607,
              38874: 29792,
              38875: 22593,
              38876: 28057,
              38877: 32047,
              38878: 39006,
              38879: 20196,
              38880: 20278,
              38881: 20363,
              38882: 20919,
              38883: 21169,
              38884: 23994,
              38885: 24604,
              38886: 29618,
              38887: 31036,
              38888: 33491,
              38889: 37428,
              38890: 38583,
              38891: 38646,
              38892: 38666,
              38893: 40599,
              38894: 40802,
              38895: 26278,
              38896: 27508,
              38897: 21015,
              38898: 21155,
              38899: 28872,
              38900: 35010,
              38901: 24265,
              38902: 24651,
              38903: 24976,
              38904: 28451,
              38905: 29001,
              38906: 31806,
              38907: 32244,
              38908: 32879,
              38976: 34030,
              38977: 36899,
              38978: 37676,
              38979: 21570,
              38980: 39791,
              38981: 27347,
              38982: 28809,
              38983: 36034,
              38984: 36335,
              38985: 38706,
              38986: 21172,
              38987: 23105,
              38988: 24266,
              38989: 24324,
              38990: 26391,
              38991: 27004,
              38992: 27028,
              38993: 28010,
              38994: 28431,
              38995: 29282,
              38996: 29436,
              38997: 31725,
              38998: 32769,
              38999: 32894,
              39e3: 34635,
              39001: 37070,
              39002: 20845,
              39003: 40595,
              39004: 31108,
              39005: 32907,
              39006: 37682,
              39007: 35542,
              39008: 20525,
              39009: 21644,
              39010: 35441,
              39011: 27498,
              39012: 36036,
              39013: 33031,
              39014: 24785,
              39015: 26528,
              39016: 40434,
              39017: 20121,
              39018: 20120,
              39019: 39952,
              39020: 35435,
              39021: 34241,
              39022: 34152,
              39023: 26880,
              39024: 28286,
              39025: 30871,
              39026: 33109,
              39071: 24332,
              39072: 19984,
              39073: 19989,
              39074: 20010,
              39075: 20017,
              39076: 20022,
              39077: 20028,
              39078: 20031,
              39079: 20034,
              39080: 20054,
              39081: 20056,
              39082: 20098,
              39083: 20101,
              39084: 35947,
              39085: 20106,
              39086: 33298,
              39087: 24333,
              39088: 20110,
              39089: 20126,
              39090: 20127,
              39091: 20128,
              39092: 20130,
              39093: 20144,
              39094: 20147,
              39095: 20150,
              39096: 20174,
              39097: 20173,
              39098: 20164,
              39099: 20166,
              39100: 20162,
              39101: 20183,
              39102: 20190,
              39103: 20205,
              39104: 20191,
              39105: 20215,
              39106: 20233,
              39107: 20314,
              39108: 20272,
              39109: 20315,
              39110: 20317,
              39111: 20311,
              39112: 20295,
              39113: 20342,
              39114: 20360,
              39115: 20367,
              39116: 20376,
              39117: 20347,
              39118: 20329,
              39119: 20336,
              39120: 20369,
              39121: 20335,
              39122: 20358,
              39123: 20374,
              39124: 20760,
              39125: 20436,
              39126: 20447,
              39127: 20430,
              39128: 20440,
              39129: 20443,
              39130: 20433,
              39131: 20442,
              39132: 20432,
              39133: 20452,
              39134: 20453,
              39135: 20506,
              39136: 20520,
              39137: 20500,
              39138: 20522,
              39139: 20517,
              39140: 20485,
              39141: 20252,
              39142: 20470,
              39143: 20513,
              39144: 20521,
              39145: 20524,
              39146: 20478,
              39147: 20463,
              39148: 20497,
              39149: 20486,
              39150: 20547,
              39151: 20551,
              39152: 26371,
              39153: 20565,
              39154: 20560,
              39155: 20552,
              39156: 20570,
              39157: 20566,
              39158: 20588,
              39159: 20600,
              39160: 20608,
              39161: 20634,
              39162: 20613,
              39163: 20660,
              39164: 20658,
              39232: 20681,
              39233: 20682,
              39234: 20659,
              39235: 20674,
              39236: 20694,
              39237: 20702,
              39238: 20709,
              39239: 20717,
              39240: 20707,
              39241: 20718,
              39242: 20729,
              39243: 20725,
              39244: 20745,
              39245: 20737,
              39246: 20738,
              39247: 20758,
              39248: 20757,
              39249: 20756,
              39250: 20762,
              39251: 20769,
              39252: 20794,
              39253: 20791,
              39254: 20796,
              39255: 20795,
              39256: 20799,
              39257: 20800,
              39258: 20818,
              39259: 20812,
              39260: 20820,
              39261: 20834,
              39262: 31480,
              39263: 20841,
              39264: 20842,
              39265: 20846,
              39266: 20864,
              39267: 20866,
              39268: 22232,
              39269: 20876,
              39270: 20873,
              39271: 20879,
              39272: 20881,
              39273: 20883,
              39274: 20885,
              39275: 20886,
              39276: 20900,
              39277: 20902,
              39278: 20898,
              39279: 20905,
              39280: 20906,
              39281: 20907,
              39282: 20915,
              39283: 20913,
              39284: 20914,
              39285: 20912,
              39286: 20917,
              39287: 20925,
              39288: 20933,
              39289: 20937,
              39290: 20955,
              39291: 20960,
              39292: 34389,
              39293: 20969,
              39294: 20973,
              39296: 20976,
              39297: 20981,
              39298: 20990,
              39299: 20996,
              39300: 21003,
              39301: 21012,
              39302: 21006,
              39303: 21031,
              39304: 21034,
              39305: 21038,
              39306: 21043,
              39307: 21049,
              39308: 21071,
              39309: 21060,
              39310: 21067,
              39311: 21068,
              39312: 21086,
              39313: 21076,
              39314: 21098,
              39315: 21108,
              39316: 21097,
              39317: 21107,
              39318: 21119,
              39319: 21117,
              39320: 21133,
              39321: 21140,
              39322: 21138,
              39323: 21105,
              39324: 21128,
              39325: 21137,
              39326: 36776,
              39327: 36775,
              39328: 21164,
              39329: 21165,
              39330: 21180,
              39331: 21173,
              39332: 21185,
              39333: 21197,
              39334: 21207,
              39335: 21214,
              39336: 21219,
              39337: 21222,
              39338: 39149,
              39339: 21216,
              39340: 21235,
              39341: 21237,
              39342: 21240,
              39343: 21241,
              39344: 21254,
              39345: 21256,
              39346: 30008,
              39347: 21261,
              39348: 21264,
              39349: 21263,
              39350: 21269,
              39351: 21274,
              39352: 21283,
              39353: 21295,
              39354: 21297,
              39355: 21299,
              39356: 21304,
              39357: 21312,
              39358: 21318,
              39359: 21317,
              39360: 19991,
              39361: 21321,
              39362: 21325,
              39363: 20950,
              39364: 21342,
              39365: 21353,
              39366: 21358,
              39367: 22808,
              39368: 21371,
              39369: 21367,
              39370: 21378,
              39371: 21398,
              39372: 21408,
              39373: 21414,
              39374: 21413,
              39375: 21422,
              39376: 21424,
              39377: 21430,
              39378: 21443,
              39379: 31762,
              39380: 38617,
              39381: 21471,
              39382: 26364,
              39383: 29166,
              39384: 21486,
              39385: 21480,
              39386: 21485,
              39387: 21498,
              39388: 21505,
              39389: 21565,
              39390: 21568,
              39391: 21548,
              39392: 21549,
              39393: 21564,
              39394: 21550,
              39395: 21558,
              39396: 21545,
              39397: 21533,
              39398: 21582,
              39399: 21647,
              39400: 21621,
              39401: 21646,
              39402: 21599,
              39403: 21617,
              39404: 21623,
              39405: 21616,
              39406: 21650,
              39407: 21627,
              39408: 21632,
              39409: 21622,
              39410: 21636,
              39411: 21648,
              39412: 21638,
              39413: 21703,
              39414: 21666,
              39415: 21688,
              39416: 21669,
              39417: 21676,
              39418: 21700,
              39419: 21704,
              39420: 21672,
              39488: 21675,
              39489: 21698,
              39490: 21668,
              39491: 21694,
              39492: 21692,
              39493: 21720,
              39494: 21733,
              39495: 21734,
              39496: 21775,
              39497: 21780,
              39498: 21757,
              39499: 21742,
              39500: 21741,
              39501: 21754,
              39502: 21730,
              39503: 21817,
              39504: 21824,
              39505: 21859,
              39506: 21836,
              39507: 21806,
              39508: 21852,
              39509: 21829,
              39510: 21846,
              39511: 21847,
              39512: 21816,
              39513: 21811,
              39514: 21853,
              39515: 21913,
              39516: 21888,
              39517: 21679,
              39518: 21898,
              39519: 21919,
              39520: 21883,
              39521: 21886,
              39522: 21912,
              39523: 21918,
              39524: 21934,
              39525: 21884,
              39526: 21891,
              39527: 21929,
              39528: 21895,
              39529: 21928,
              39530: 21978,
              39531: 21957,
              39532: 21983,
              39533: 21956,
              39534: 21980,
              39535: 21988,
              39536: 21972,
              39537: 22036,
              39538: 22007,
              39539: 22038,
              39540: 22014,
              39541: 22013,
              39542: 22043,
              39543: 22009,
              39544: 22094,
              39545: 22096,
              39546: 29151,
              39547: 22068,
              39548: 22070,
              39549: 22066,
              39550: 22072,
              39552: 22123,
              39553: 22116,
              39554: 22063,
              39555: 22124,
              39556: 22122,
              39557: 22150,
              39558: 22144,
              39559: 22154,
              39560: 22176,
              39561: 22164,
              39562: 22159,
              39563: 22181,
              39564: 22190,
              39565: 22198,
              39566: 22196,
              39567: 22210,
              39568: 22204,
              39569: 22209,
              39570: 22211,
              39571: 22208,
              39572: 22216,
              39573: 22222,
              39574: 22225,
              39575: 22227,
              39576: 22231,
              39577: 22254,
              39578: 22265,
              39579: 22272,
              39580: 22271,
              39581: 22276,
              39582: 22281,
              39583: 22280,
              39584: 22283,
              39585: 22285,
              39586: 22291,
              39587: 22296,
              39588: 22294,
              39589: 21959,
              39590: 22300,
              39591: 22310,
              39592: 22327,
              39593: 22328,
              39594: 22350,
              39595: 22331,
              39596: 22336,
              39597: 22351,
              39598: 22377,
              39599: 22464,
              39600: 22408,
              39601: 22369,
              39602: 22399,
              39603: 22409,
              39604: 22419,
              39605: 22432,
              39606: 22451,
              39607: 22436,
              39608: 22442,
              39609: 22448,
              39610: 22467,
              39611: 22470,
              39612: 22484,
              39613: 22482,
              39614: 22483,
              39615: 22538,
              39616: 22486,
              39617: 22499,
              39618: 22539,
              39619: 22553,
              39620: 22557,
              39621: 22642,
              39622: 22561,
              39623: 22626,
              39624: 22603,
              39625: 22640,
              39626: 27584,
              39627: 22610,
              39628: 22589,
              39629: 22649,
              39630: 22661,
              39631: 22713,
              39632: 22687,
              39633: 22699,
              39634: 22714,
              39635: 22750,
              39636: 22715,
              39637: 22712,
              39638: 22702,
              39639: 22725,
              39640: 22739,
              39641: 22737,
              39642: 22743,
              39643: 22745,
              39644: 22744,
              39645: 22757,
              39646: 22748,
              39647: 22756,
              39648: 22751,
              39649: 22767,
              39650: 22778,
              39651: 22777,
              39652: 22779,
              39653: 22780,
              39654: 22781,
              39655: 22786,
              39656: 22794,
              39657: 22800,
              39658: 22811,
              39659: 26790,
              39660: 22821,
              39661: 22828,
              39662: 22829,
              39663: 22834,
              39664: 22840,
              39665: 22846,
              39666: 31442,
              39667: 22869,
              39668: 22864,
              39669: 22862,
              39670: 22874,
              39671: 22872,
              39672: 22882,
              39673: 22880,
              39674: 22887,
              39675: 22892,
              39676: 22889,
              39744: 22904,
              39745: 22913,
              39746: 22941,
              39747: 20318,
              39748: 20395,
              39749: 22947,
              39750: 22962,
              39751: 22982,
              39752: 23016,
              39753: 23004,
              39754: 22925,
              39755: 23001,
              39756: 23002,
              39757: 23077,
              39758: 23071,
              39759: 23057,
              39760: 23068,
              39761: 23049,
              39762: 23066,
              39763: 23104,
              39764: 23148,
              39765: 23113,
              39766: 23093,
              39767: 23094,
              39768: 23138,
              39769: 23146,
              39770: 23194,
              39771: 23228,
              39772: 23230,
              39773: 23243,
              39774: 23234,
              39775: 23229,
              39776: 23267,
              39777: 23255,
              39778: 23270,
              39779: 23273,
              39780: 23254,
              39781: 23290,
              39782: 23291,
              39783: 23308,
              39784: 23307,
              39785: 23318,
              39786: 23346,
              39787: 23248,
              39788: 23338,
              39789: 23350,
              39790: 23358,
              39791: 23363,
              39792: 23365,
              39793: 23360,
              39794: 23377,
              39795: 23381,
              39796: 23386,
              39797: 23387,
              39798: 23397,
              39799: 23401,
              39800: 23408,
              39801: 23411,
              39802: 23413,
              39803: 23416,
              39804: 25992,
              39805: 23418,
              39806: 23424,
              39808: 23427,
              39809: 23462,
              39810: 23480,
              39811: 23491,
              39812: 23495,
              39813: 23497,
              39814: 23508,
              39815: 23504,
              39816: 23524,
              39817: 23526,
              39818: 23522,
              39819: 23518,
              39820: 23525,
              39821: 23531,
              39822: 23536,
              39823: 23542,
              39824: 23539,
              39825: 23557,
              39826: 23559,
              39827: 23560,
              39828: 23565,
              39829: 23571,
              39830: 23584,
              39831: 23586,
              39832: 23592,
              39833: 23608,
              39834: 23609,
              39835: 23617,
              39836: 23622,
              39837: 23630,
              39838: 23635,
              39839: 23632,
              39840: 23631,
              39841: 23409,
              39842: 23660,
              39843: 23662,
              39844: 20066,
              39845: 23670,
              39846: 23673,
              39847: 23692,
              39848: 23697,
              39849: 23700,
              39850: 22939,
              39851: 23723,
              39852: 23739,
              39853: 23734,
              39854: 23740,
              39855: 23735,
              39856: 23749,
              39857: 23742,
              39858: 23751,
              39859: 23769,
              39860: 23785,
              39861: 23805,
              39862: 23802,
              39863: 23789,
              39864: 23948,
              39865: 23786,
              39866: 23819,
              39867: 23829,
              39868: 23831,
              39869: 23900,
              39870: 23839,
              39871: 23835,
              39872: 23825,
              39873: 23828,
              39874: 23842,
              39875: 23834,
              39876: 23833,
              39877: 23832,
              39878: 23884,
              39879: 23890,
              39880: 23886,
              39881: 23883,
              39882: 23916,
              39883: 23923,
              39884: 23926,
              39885: 23943,
              39886: 23940,
              39887: 23938,
              39888: 23970,
              39889: 23965,
              39890: 23980,
              39891: 23982,
              39892: 23997,
              39893: 23952,
              39894: 23991,
              39895: 23996,
              39896: 24009,
              39897: 24013,
              39898: 24019,
              39899: 24018,
              39900: 24022,
              39901: 24027,
              39902: 24043,
              39903: 24050,
              39904: 24053,
              39905: 24075,
              39906: 24090,
              39907: 24089,
              39908: 24081,
              39909: 24091,
              39910: 24118,
              39911: 24119,
              39912: 24132,
              39913: 24131,
              39914: 24128,
              39915: 24142,
              39916: 24151,
              39917: 24148,
              39918: 24159,
              39919: 24162,
              39920: 24164,
              39921: 24135,
              39922: 24181,
              39923: 24182,
              39924: 24186,
              39925: 40636,
              39926: 24191,
              39927: 24224,
              39928: 24257,
              39929: 24258,
              39930: 24264,
              39931: 24272,
              39932: 24271,
              4e4: 24278,
              40001: 24291,
              40002: 24285,
              40003: 24282,
              40004: 24283,
              40005: 24290,
              40006: 24289,
              40007: 24296,
              40008: 24297,
              40009: 24300,
              40010: 24305,
              40011: 24307,
              40012: 24304,
              40013: 24308,
              40014: 24312,
              40015: 24318,
              40016: 24323,
              40017: 24329,
              40018: 24413,
              40019: 24412,
              40020: 24331,
              40021: 24337,
              40022: 24342,
              40023: 24361,
              40024: 24365,
              40025: 24376,
              40026: 24385,
              40027: 24392,
              40028: 24396,
              40029: 24398,
              40030: 24367,
              40031: 24401,
              40032: 24406,
              40033: 24407,
              40034: 24409,
              40035: 24417,
              40036: 24429,
              40037: 24435,
              40038: 24439,
              40039: 24451,
              40040: 24450,
              40041: 24447,
              40042: 24458,
              40043: 24456,
              40044: 24465,
              40045: 24455,
              40046: 24478,
              40047: 24473,
              40048: 24472,
              40049: 24480,
              40050: 24488,
              40051: 24493,
              40052: 24508,
              40053: 24534,
              40054: 24571,
              40055: 24548,
              40056: 24568,
              40057: 24561,
              40058: 24541,
              40059: 24755,
              40060: 24575,
              40061: 24609,
              40062: 24672,
              40064: 24601,
              40065: 24592,
              40066: 24617,
              40067: 24590,
              40068: 24625,
              40069: 24603,
              40070: 24597,
              40071: 24619,
              40072: 24614,
              40073: 24591,
              40074: 24634,
              40075: 24666,
              40076: 24641,
              40077: 24682,
              40078: 24695,
              40079: 24671,
              40080: 24650,
              40081: 24646,
              40082: 24653,
              40083: 24675,
              40084: 24643,
              40085: 24676,
              40086: 24642,
              40087: 24684,
              40088: 24683,
              40089: 24665,
              40090: 24705,
              40091: 24717,
              40092: 24807,
              40093: 24707,
              40094: 24730,
              40095: 24708,
              40096: 24731,
              40097: 24726,
              40098: 24727,
              40099: 24722,
              40100: 24743,
              40101: 24715,
              40102: 24801,
              40103: 24760,
              40104: 24800,
              40105: 24787,
              40106: 24756,
              40107: 24560,
              40108: 24765,
              40109: 24774,
              40110: 24757,
              40111: 24792,
              40112: 24909,
              40113: 24853,
              40114: 24838,
              40115: 24822,
              40116: 24823,
              40117: 24832,
              40118: 24820,
              40119: 24826,
              40120: 24835,
              40121: 24865,
              40122: 24827,
              40123: 24817,
              40124: 24845,
              40125: 24846,
              40126: 24903,
              40127: 24894,
              40128: 24872,
              40129: 24871,
              40130: 24906,
              40131: 24895,
              40132: 24892,
              40133: 24876,
              40134: 24884,
              40135: 24893,
              40136: 24898,
              40137: 24900,
              40138: 24947,
              40139: 24951,
              40140: 24920,
              40141: 24921,
              40142: 24922,
              40143: 24939,
              40144: 24948,
              40145: 24943,
              40146: 24933,
              40147: 24945,
              40148: 24927,
              40149: 24925,
              40150: 24915,
              40151: 24949,
              40152: 24985,
              40153: 24982,
              40154: 24967,
              40155: 25004,
              40156: 24980,
              40157: 24986,
              40158: 24970,
              40159: 24977,
              40160: 25003,
              40161: 25006,
              40162: 25036,
              40163: 25034,
              40164: 25033,
              40165: 25079,
              40166: 25032,
              40167: 25027,
              40168: 25030,
              40169: 25018,
              40170: 25035,
              40171: 32633,
              40172: 25037,
              40173: 25062,
              40174: 25059,
              40175: 25078,
              40176: 25082,
              40177: 25076,
              40178: 25087,
              40179: 25085,
              40180: 25084,
              40181: 25086,
              40182: 25088,
              40183: 25096,
              40184: 25097,
              40185: 25101,
              40186: 25100,
              40187: 25108,
              40188: 25115,
              40256: 25118,
              40257: 25121,
              40258: 25130,
              40259: 25134,
              40260: 25136,
              40261: 25138,
              40262: 25139,
              40263: 25153,
              40264: 25166,
              40265: 25182,
              40266: 25187,
              40267: 25179,
              40268: 25184,
              40269: 25192,
              40270: 25212,
              40271: 25218,
              40272: 25225,
              40273: 25214,
              40274: 25234,
              40275: 25235,
              40276: 25238,
              40277: 25300,
              40278: 25219,
              40279: 25236,
              40280: 25303,
              40281: 25297,
              40282: 25275,
              40283: 25295,
              40284: 25343,
              40285: 25286,
              40286: 25812,
              40287: 25288,
              40288: 25308,
              40289: 25292,
              40290: 25290,
              40291: 25282,
              40292: 25287,
              40293: 25243,
              40294: 25289,
              40295: 25356,
              40296: 25326,
              40297: 25329,
              40298: 25383,
              40299: 25346,
              40300: 25352,
              40301: 25327,
              40302: 25333,
              40303: 25424,
              40304: 25406,
              40305: 25421,
              40306: 25628,
              40307: 25423,
              40308: 25494,
              40309: 25486,
              40310: 25472,
              40311: 25515,
              40312: 25462,
              40313: 25507,
              40314: 25487,
              40315: 25481,
              40316: 25503,
              40317: 25525,
              40318: 25451,
              40320: 25449,
              40321: 25534,
              40322: 25577,
              40323: 25536,
              40324: 25542,
              40325: 25571,
              40326: 25545,
              40327: 25554,
              40328: 25590,
              40329: 25540,
              40330: 25622,
              40331: 25652,
              40332: 25606,
              40333: 25619,
              40334: 25638,
              40335: 25654,
              40336: 25885,
              40337: 25623,
              40338: 25640,
              40339: 25615,
              40340: 25703,
              40341: 25711,
              40342: 25718,
              40343: 25678,
              40344: 25898,
              40345: 25749,
              40346: 25747,
              40347: 25765,
              40348: 25769,
              40349: 25736,
              40350: 25788,
              40351: 25818,
              40352: 25810,
              40353: 25797,
              40354: 25799,
              40355: 25787,
              40356: 25816,
              40357: 25794,
              40358: 25841,
              40359: 25831,
              40360: 33289,
              40361: 25824,
              40362: 25825,
              40363: 25260,
              40364: 25827,
              40365: 25839,
              40366: 25900,
              40367: 25846,
              40368: 25844,
              40369: 25842,
              40370: 25850,
              40371: 25856,
              40372: 25853,
              40373: 25880,
              40374: 25884,
              40375: 25861,
              40376: 25892,
              40377: 25891,
              40378: 25899,
              40379: 25908,
              40380: 25909,
              40381: 25911,
              40382: 25910,
              40383: 25912,
              40384: 30027,
              40385: 25928,
              40386: 25942,
              40387: 25941,
              40388: 25933,
              40389: 25944,
              40390: 25950,
              40391: 25949,
              40392: 25970,
              40393: 25976,
              40394: 25986,
              40395: 25987,
              40396: 35722,
              40397: 26011,
              40398: 26015,
              40399: 26027,
              40400: 26039,
              40401: 26051,
              40402: 26054,
              40403: 26049,
              40404: 26052,
              40405: 26060,
              40406: 26066,
              40407: 26075,
              40408: 26073,
              40409: 26080,
              40410: 26081,
              40411: 26097,
              40412: 26482,
              40413: 26122,
              40414: 26115,
              40415: 26107,
              40416: 26483,
              40417: 26165,
              40418: 26166,
              40419: 26164,
              40420: 26140,
              40421: 26191,
              40422: 26180,
              40423: 26185,
              40424: 26177,
              40425: 26206,
              40426: 26205,
              40427: 26212,
              40428: 26215,
              40429: 26216,
              40430: 26207,
              40431: 26210,
              40432: 26224,
              40433: 26243,
              40434: 26248,
              40435: 26254,
              40436: 26249,
              40437: 26244,
              40438: 26264,
              40439: 26269,
              40440: 26305,
              40441: 26297,
              40442: 26313,
              40443: 26302,
              40444: 26300,
              40512: 26308,
              40513: 26296,
              40514: 26326,
              40515: 26330,
              40516: 26336,
              40517: 26175,
              40518: 26342,
              40519: 26345,
              40520: 26352,
              40521: 26357,
              40522: 26359,
              40523: 26383,
              40524: 26390,
              40525: 26398,
              40526: 26406,
              40527: 26407,
              40528: 38712,
              40529: 26414,
              40530: 26431,
              40531: 26422,
              40532: 26433,
              40533: 26424,
              40534: 26423,
              40535: 26438,
              40536: 26462,
              40537: 26464,
              40538: 26457,
              40539: 26467,
              40540: 26468,
              40541: 26505,
              40542: 26480,
              40543: 26537,
              40544: 26492,
              40545: 26474,
              40546: 26508,
              40547: 26507,
              40548: 26534,
              40549: 26529,
              40550: 26501,
              40551: 26551,
              40552: 26607,
              40553: 26548,
              40554: 26604,
              40555: 26547,
              40556: 26601,
              40557: 26552,
              40558: 26596,
              40559: 26590,
              40560: 26589,
              40561: 26594,
              40562: 26606,
              40563: 26553,
              40564: 26574,
              40565: 26566,
              40566: 26599,
              40567: 27292,
              40568: 26654,
              40569: 26694,
              40570: 26665,
              40571: 26688,
              40572: 26701,
              40573: 26674,
              40574: 26702,
              40576: 26803,
              40577: 26667,
              40578: 26713,
              40579: 26723,
              40580: 26743,
              40581: 26751,
              40582: 26783,
              40583: 26767,
              40584: 26797,
              40585: 26772,
              40586: 26781,
              40587: 26779,
              40588: 26755,
              40589: 27310,
              40590: 26809,
              40591: 26740,
              40592: 26805,
              40593: 26784,
              40594: 26810,
              40595: 26895,
              40596: 26765,
              40597: 26750,
              40598: 26881,
              40599: 26826,
              40600: 26888,
              40601: 26840,
              40602: 26914,
              40603: 26918,
              40604: 26849,
              40605: 26892,
              40606: 26829,
              40607: 26836,
              40608: 26855,
              40609: 26837,
              40610: 26934,
              40611: 26898,
              40612: 26884,
              40613: 26839,
              40614: 26851,
              40615: 26917,
              40616: 26873,
              40617: 26848,
              40618: 26863,
              40619: 26920,
              40620: 26922,
              40621: 26906,
              40622: 26915,
              40623: 26913,
              40624: 26822,
              40625: 27001,
              40626: 26999,
              40627: 26972,
              40628: 27e3,
              40629: 26987,
              40630: 26964,
              40631: 27006,
              40632: 26990,
              40633: 26937,
              40634: 26996,
              40635: 26941,
              40636: 26969,
              40637: 26928,
              40638: 26977,
              40639: 26974,
              40640: 26973,
              40641: 27009,
              40642: 26986,
              40643: 27058,
              40644: 27054,
              40645: 27088,
              40646: 27071,
              40647: 27073,
              40648: 27091,
              40649: 27070,
              40650: 27086,
              40651: 23528,
              40652: 27082,
              40653: 27101,
              40654: 27067,
              40655: 27075,
              40656: 27047,
              40657: 27182,
              40658: 27025,
              40659: 27040,
              40660: 27036,
              40661: 27029,
              40662: 27060,
              40663: 27102,
              40664: 27112,
              40665: 27138,
              40666: 27163,
              40667: 27135,
              40668: 27402,
              40669: 27129,
              40670: 27122,
              40671: 27111,
              40672: 27141,
              40673: 27057,
              40674: 27166,
              40675: 27117,
              40676: 27156,
              40677: 27115,
              40678: 27146,
              40679: 27154,
              40680: 27329,
              40681: 27171,
              40682: 27155,
              40683: 27204,
              40684: 27148,
              40685: 27250,
              40686: 27190,
              40687: 27256,
              40688: 27207,
              40689: 27234,
              40690: 27225,
              40691: 27238,
              40692: 27208,
              40693: 27192,
              40694: 27170,
              40695: 27280,
              40696: 27277,
              40697: 27296,
              40698: 27268,
              40699: 27298,
              40700: 27299,
              40768: 27287,
              40769: 34327,
              40770: 27323,
              40771: 27331,
              40772: 27330,
              40773: 27320,
              40774: 27315,
              40775: 27308,
              40776: 27358,
              40777: 27345,
              40778: 27359,
              40779: 27306,
              40780: 27354,
              40781: 27370,
              40782: 27387,
              40783: 27397,
              40784: 34326,
              40785: 27386,
              40786: 27410,
              40787: 27414,
              40788: 39729,
              40789: 27423,
              40790: 27448,
              40791: 27447,
              40792: 30428,
              40793: 27449,
              40794: 39150,
              40795: 27463,
              40796: 27459,
              40797: 27465,
              40798: 27472,
              40799: 27481,
              40800: 27476,
              40801: 27483,
              40802: 27487,
              40803: 27489,
              40804: 27512,
              40805: 27513,
              40806: 27519,
              40807: 27520,
              40808: 27524,
              40809: 27523,
              40810: 27533,
              40811: 27544,
              40812: 27541,
              40813: 27550,
              40814: 27556,
              40815: 27562,
              40816: 27563,
              40817: 27567,
              40818: 27570,
              40819: 27569,
              40820: 27571,
              40821: 27575,
              40822: 27580,
              40823: 27590,
              40824: 27595,
              40825: 27603,
              40826: 27615,
              40827: 27628,
              40828: 27627,
              40829: 27635,
              40830: 27631,
              40832: 40638,
              40833: 27656,
              40834: 27667,
              40835: 27668,
              40836: 27675,
              40837: 27684,
              40838: 27683,
              40839: 27742,
              40840: 27733,
              40841: 27746,
              40842: 27754,
              40843: 27778,
              40844: 27789,
              40845: 27802,
              40846: 27777,
              40847: 27803,
              40848: 27774,
              40849: 27752,
              40850: 27763,
              40851: 27794,
              40852: 27792,
              40853: 27844,
              40854: 27889,
              40855: 27859,
              40856: 27837,
              40857: 27863,
              40858: 27845,
              40859: 27869,
              40860: 27822,
              40861: 27825,
              40862: 27838,
              40863: 27834,
              40864: 27867,
              40865: 27887,
              40866: 27865,
              40867: 27882,
              40868: 27935,
              40869: 34893,
              40870: 27958,
              40871: 27947,
              40872: 27965,
              40873: 27960,
              40874: 27929,
              40875: 27957,
              40876: 27955,
              40877: 27922,
              40878: 27916,
              40879: 28003,
              40880: 28051,
              40881: 28004,
              40882: 27994,
              40883: 28025,
              40884: 27993,
              40885: 28046,
              40886: 28053,
              40887: 28644,
              40888: 28037,
              40889: 28153,
              40890: 28181,
              40891: 28170,
              40892: 28085,
              40893: 28103,
              40894: 28134,
              40895: 28088,
              40896: 28102,
              40897: 28140,
              40898: 28126,
              40899: 28108,
              40900: 28136,
              40901: 28114,
              40902: 28101,
              40903: 28154,
              40904: 28121,
              40905: 28132,
              40906: 28117,
              40907: 28138,
              40908: 28142,
              40909: 28205,
              40910: 28270,
              40911: 28206,
              40912: 28185,
              40913: 28274,
              40914: 28255,
              40915: 28222,
              40916: 28195,
              40917: 28267,
              40918: 28203,
              40919: 28278,
              40920: 28237,
              40921: 28191,
              40922: 28227,
              40923: 28218,
              40924: 28238,
              40925: 28196,
              40926: 28415,
              40927: 28189,
              40928: 28216,
              40929: 28290,
              40930: 28330,
              40931: 28312,
              40932: 28361,
              40933: 28343,
              40934: 28371,
              40935: 28349,
              40936: 28335,
              40937: 28356,
              40938: 28338,
              40939: 28372,
              40940: 28373,
              40941: 28303,
              40942: 28325,
              40943: 28354,
              40944: 28319,
              40945: 28481,
              40946: 28433,
              40947: 28748,
              40948: 28396,
              40949: 28408,
              40950: 28414,
              40951: 28479,
              40952: 28402,
              40953: 28465,
              40954: 28399,
              40955: 28466,
              40956: 28364,
              161: 65377,
              162: 65378,
              163: 65379,
              164: 65380,
              165: 65381,
              166: 65382,
              167: 65383,
              168: 65384,
              169: 65385,
              170: 65386,
              171: 65387,
              172: 65388,
              173: 65389,
              174: 65390,
              175: 65391,
              176: 65392,
              177: 65393,
              178: 65394,
              179: 65395,
              180: 65396,
              181: 65397,
              182: 65398,
              183: 65399,
              184: 65400,
              185: 65401,
              186: 65402,
              187: 65403,
              188: 65404,
              189: 65405,
              190: 65406,
              191: 65407,
              192: 65408,
              193: 65409,
              194: 65410,
              195: 65411,
              196: 65412,
              197: 65413,
              198: 65414,
              199: 65415,
              200: 65416,
              201: 65417,
              202: 65418,
              203: 65419,
              204: 65420,
              205: 65421,
              206: 65422,
              207: 65423,
              208: 65424,
              209: 65425,
              210: 65426,
              211: 65427,
              212: 65428,
              213: 65429,
              214: 65430,
              215: 65431,
              216: 65432,
              217: 65433,
              218: 65434,
              219: 65435,
              220: 65436,
              221: 65437,
              222: 65438,
              223: 65439,
              57408: 28478,
              57409: 28435,
              57410: 28407,
              57411: 28550,
              57412: 28538,
              57413: 28536,
              57414: 28545,
              57415: 28544,
              57416: 28527,
              57417: 28507,
              57418: 28659,
              57419: 28525,
              57420: 28546,
              57421: 28540,
              57422: 28504,
              57423: 28558,
              57424: 28561,
              57425: 28610,
              57426: 28518,
              57427: 28595,
              57428: 28579,
              57429: 28577,
              57430: 28580,
              57431: 28601,
              57432: 28614,
              57433: 28586,
              57434: 28639,
              57435: 28629,
              57436: 28652,
              57437: 28628,
              57438: 28632,
              57439: 28657,
              57440: 28654,
              57441: 28635,
              57442: 28681,
              57443: 28683,
              57444: 28666,
              57445: 28689,
              57446: 28673,
              57447: 28687,
              57448: 28670,
              57449: 28699,
              57450: 28698,
              57451: 28532,
              57452: 28701,
              57453: 28696,
              57454: 28703,
              57455: 28720,
              57456: 28734,
              57457: 28722,
              57458: 28753,
              57459: 28771,
              57460: 28825,
              57461: 28818,
              57462: 28847,
              57463: 28913,
              57464: 28844,
              57465: 28856,
              57466: 28851,
              57467: 28846,
              57468: 28895,
              57469: 28875,
              57470: 28893,
              57472: 28889,
              57473: 28937,
              57474: 28925,
              57475: 28956,
              57476: 28953,
              57477: 29029,
              57478: 29013,
              57479: 29064,
              57480: 29030,
              57481: 29026,
              57482: 29004,
              57483: 29014,
              57484: 29036,
              57485: 29071,
              57486: 29179,
              57487: 29060,
              57488: 29077,
              57489: 29096,
              57490: 29100,
              57491: 29143,
              57492: 29113,
              57493: 29118,
              57494: 29138,
              57495: 29129,
              57496: 29140,
              57497: 29134,
              57498: 29152,
              57499: 29164,
              57500: 29159,
              57501: 29173,
              57502: 29180,
              57503: 29177,
              57504: 29183,
              57505: 29197,
              57506: 29200,
              57507: 29211,
              57508: 29224,
              57509: 29229,
              57510: 29228,
              57511: 29232,
              57512: 29234,
              57513: 29243,
              57514: 29244,
              57515: 29247,
              57516: 29248,
              57517: 29254,
              57518: 29259,
              57519: 29272,
              57520: 29300,
              57521: 29310,
              57522: 29314,
              57523: 29313,
              57524: 29319,
              57525: 29330,
              57526: 29334,
              57527: 29346,
              57528: 29351,
              57529: 29369,
              57530: 29362,
              57531: 29379,
              57532: 29382,
              57533: 29380,
              57534: 29390,
              57535: 29394,
              57536: 29410,
              57537: 29408,
              57538: 29409,
              57539: 29433,
              57540: 29431,
              57541: 20495,
              57542: 29463,
              57543: 29450,
              57544: 29468,
              57545: 29462,
              57546: 29469,
              57547: 29492,
              57548: 29487,
              57549: 29481,
              57550: 29477,
              57551: 29502,
              57552: 29518,
              57553: 29519,
              57554: 40664,
              57555: 29527,
              57556: 29546,
              57557: 29544,
              57558: 29552,
              57559: 29560,
              57560: 29557,
              57561: 29563,
              57562: 29562,
              57563: 29640,
              57564: 29619,
              57565: 29646,
              57566: 29627,
              57567: 29632,
              57568: 29669,
              57569: 29678,
              57570: 29662,
              57571: 29858,
              57572: 29701,
              57573: 29807,
              57574: 29733,
              57575: 29688,
              57576: 29746,
              57577: 29754,
              57578: 29781,
              57579: 29759,
              57580: 29791,
              57581: 29785,
              57582: 29761,
              57583: 29788,
              57584: 29801,
              57585: 29808,
              57586: 29795,
              57587: 29802,
              57588: 29814,
              57589: 29822,
              57590: 29835,
              57591: 29854,
              57592: 29863,
              57593: 29898,
              57594: 29903,
              57595: 29908,
              57596: 29681,
              57664: 29920,
              57665: 29923,
              57666: 29927,
              57667: 29929,
              57668: 29934,
              57669: 29938,
              57670: 29936,
              57671: 29937,
              57672: 29944,
              57673: 29943,
              57674: 29956,
              57675: 29955,
              57676: 29957,
              57677: 29964,
              57678: 29966,
              57679: 29965,
              57680: 29973,
              57681: 29971,
              57682: 29982,
              57683: 29990,
              57684: 29996,
              57685: 30012,
              57686: 30020,
              57687: 30029,
              57688: 30026,
              57689: 30025,
              57690: 30043,
              57691: 30022,
              57692: 30042,
              57693: 30057,
              57694: 30052,
              57695: 30055,
              57696: 30059,
              57697: 30061,
              57698: 30072,
              57699: 30070,
              57700: 30086,
              57701: 30087,
              57702: 30068,
              57703: 30090,
              57704: 30089,
              57705: 30082,
              57706: 30100,
              57707: 30106,
              57708: 30109,
              57709: 30117,
              57710: 30115,
              57711: 30146,
              57712: 30131,
              57713: 30147,
              57714: 30133,
              57715: 30141,
              57716: 30136,
              57717: 30140,
              57718: 30129,
              57719: 30157,
              57720: 30154,
              57721: 30162,
              57722: 30169,
              57723: 30179,
              57724: 30174,
              57725: 30206,
              57726: 30207,
              57728: 30204,
              57729: 30209,
              57730: 30192,
              57731: 30202,
              57732: 30194,
              57733: 30195,
              57734: 30219,
              57735: 30221,
              57736: 30217,
              57737: 30239,
              57738: 30247,
              57739: 30240,
              57740: 30241,
              57741: 30242,
              57742: 30244,
              57743: 30260,
              57744: 30256,
              57745: 30267,
              57746: 30279,
              57747: 30280,
              57748: 30278,
              57749: 30300,
              57750: 30296,
              57751: 30305,
              57752: 30306,
              57753: 30312,
              57754: 30313,
              57755: 30314,
              57756: 30311,
              57757: 30316,
              57758: 30320,
              57759: 30322,
              57760: 30326,
              57761: 30328,
              57762: 30332,
              57763: 30336,
              57764: 30339,
              57765: 30344,
              57766: 30347,
              57767: 30350,
              57768: 30358,
              57769: 30355,
              57770: 30361,
              57771: 30362,
              57772: 30384,
              57773: 30388,
              57774: 30392,
              57775: 30393,
              57776: 30394,
              57777: 30402,
              57778: 30413,
              57779: 30422,
              57780: 30418,
              57781: 30430,
              57782: 30433,
              57783: 30437,
              57784: 30439,
              57785: 30442,
              57786: 34351,
              57787: 30459,
              57788: 30472,
              57789: 30471,
              57790: 30468,
              57791: 30505,
              57792: 30500,
              57793: 30494,
              57794: 30501,
              57795: 30502,
              57796: 30491,
              57797: 30519,
              57798: 30520,
              57799: 30535,
              57800: 30554,
              57801: 30568,
              57802: 30571,
              57803: 30555,
              57804: 30565,
              57805: 30591,
              57806: 30590,
              57807: 30585,
              57808: 30606,
              57809: 30603,
              57810: 30609,
              57811: 30624,
              57812: 30622,
              57813: 30640,
              57814: 30646,
              57815: 30649,
              57816: 30655,
              57817: 30652,
              57818: 30653,
              57819: 30651,
              57820: 30663,
              57821: 30669,
              57822: 30679,
              57823: 30682,
              57824: 30684,
              57825: 30691,
              57826: 30702,
              57827: 30716,
              57828: 30732,
              57829: 30738,
              57830: 31014,
              57831: 30752,
              57832: 31018,
              57833: 30789,
              57834: 30862,
              57835: 30836,
              57836: 30854,
              57837: 30844,
              57838: 30874,
              57839: 30860,
              57840: 30883,
              57841: 30901,
              57842: 30890,
              57843: 30895,
              57844: 30929,
              57845: 30918,
              57846: 30923,
              57847: 30932,
              57848: 30910,
              57849: 30908,
              57850: 30917,
              57851: 30922,
              57852: 30956,
              57920: 30951,
              57921: 30938,
              57922: 30973,
              57923: 30964,
              57924: 30983,
              57925: 30994,
              57926: 30993,
              57927: 31001,
              57928: 31020,
              57929: 31019,
              57930: 31040,
              57931: 31072,
              57932: 31063,
              57933: 31071,
              57934: 31066,
              57935: 31061,
              57936: 31059,
              57937: 31098,
              57938: 31103,
              57939: 31114,
              57940: 31133,
              57941: 31143,
              57942: 40779,
              57943: 31146,
              57944: 31150,
              57945: 31155,
              57946: 31161,
              57947: 31162,
              57948: 31177,
              57949: 31189,
              57950: 31207,
              57951: 31212,
              57952: 31201,
              57953: 31203,
              57954: 31240,
              57955: 31245,
              57956: 31256,
              57957: 31257,
              57958: 31264,
              57959: 31263,
              57960: 31104,
              57961: 31281,
              57962: 31291,
              57963: 31294,
              57964: 31287,
              57965: 31299,
              57966: 31319,
              57967: 31305,
              57968: 31329,
              57969: 31330,
              57970: 31337,
              57971: 40861,
              57972: 31344,
              57973: 31353,
              57974: 31357,
              57975: 31368,
              57976: 31383,
              57977: 31381,
              57978: 31384,
              57979: 31382,
              57980: 31401,
              57981: 31432,
              57982: 31408,
              57984: 31414,
              57985: 31429,
              57986: 31428,
              57987: 31423,
              57988: 36995,
              57989: 31431,
              57990: 31434,
              57991: 31437,
              57992: 31439,
              57993: 31445,
              57994: 31443,
              57995: 31449,
              57996: 31450,
              57997: 31453,
              57998: 31457,
              57999: 31458,
              58e3: 31462,
              58001: 31469,
              58002: 31472,
              58003: 31490,
              58004: 31503,
              58005: 31498,
              58006: 31494,
              58007: 31539,
              58008: 31512,
              58009: 31513,
              58010: 31518,
              58011: 31541,
              58012: 31528,
              58013: 31542,
              58014: 31568,
              58015: 31610,
              58016: 31492,
              58017: 31565,
              58018: 31499,
              58019: 31564,
              58020: 31557,
              58021: 31605,
              58022: 31589,
              58023: 31604,
              58024: 31591,
              58025: 31600,
              58026: 31601,
              58027: 31596,
              58028: 31598,
              58029: 31645,
              58030: 31640,
              58031: 31647,
              58032: 31629,
              58033: 31644,
              58034: 31642,
              58035: 31627,
              58036: 31634,
              58037: 31631,
              58038: 31581,
              58039: 31641,
              58040: 31691,
              58041: 31681,
              58042: 31692,
              58043: 31695,
              58044: 31668,
              58045: 31686,
              58046: 31709,
              58047: 31721,
              58048: 31761,
              58049: 31764,
              58050: 31718,
              58051: 31717,
              58052: 31840,
              58053: 31744,
              58054: 31751,
              58055: 31763,
              58056: 31731,
              58057: 31735,
              58058: 31767,
              58059: 31757,
              58060: 31734,
              58061: 31779,
              58062: 31783,
              58063: 31786,
              58064: 31775,
              58065: 31799,
              58066: 31787,
              58067: 31805,
              58068: 31820,
              58069: 31811,
              58070: 31828,
              58071: 31823,
              58072: 31808,
              58073: 31824,
              58074: 31832,
              58075: 31839,
              58076: 31844,
              58077: 31830,
              58078: 31845,
              58079: 31852,
              58080: 31861,
              58081: 31875,
              58082: 31888,
              58083: 31908,
              58084: 31917,
              58085: 31906,
              58086: 31915,
              58087: 31905,
              58088: 31912,
              58089: 31923,
              58090: 31922,
              58091: 31921,
              58092: 31918,
              58093: 31929,
              58094: 31933,
              58095: 31936,
              58096: 31941,
              58097: 31938,
              58098: 31960,
              58099: 31954,
              58100: 31964,
              58101: 31970,
              58102: 39739,
              58103: 31983,
              58104: 31986,
              58105: 31988,
              58106: 31990,
              58107: 31994,
              58108: 32006,
              58176: 32002,
              58177: 32028,
              58178: 32021,
              58179: 32010,
              58180: 32069,
              58181: 32075,
              58182: 32046,
              58183: 32050,
              58184: 32063,
              58185: 32053,
              58186: 32070,
              58187: 32115,
              58188: 32086,
              58189: 32078,
              58190: 32114,
              58191: 32104,
              58192: 32110,
              58193: 32079,
              58194: 32099,
              58195: 32147,
              58196: 32137,
              58197: 32091,
              58198: 32143,
              58199: 32125,
              58200: 32155,
              58201: 32186,
              58202: 32174,
              58203: 32163,
              58204: 32181,
              58205: 32199,
              58206: 32189,
              58207: 32171,
              58208: 32317,
              58209: 32162,
              58210: 32175,
              58211: 32220,
              58212: 32184,
              58213: 32159,
              58214: 32176,
              58215: 32216,
              58216: 32221,
              58217: 32228,
              58218: 32222,
              58219: 32251,
              58220: 32242,
              58221: 32225,
              58222: 32261,
              58223: 32266,
              58224: 32291,
              58225: 32289,
              58226: 32274,
              58227: 32305,
              58228: 32287,
              58229: 32265,
              58230: 32267,
              58231: 32290,
              58232: 32326,
              58233: 32358,
              58234: 32315,
              58235: 32309,
              58236: 32313,
              58237: 32323,
              58238: 32311,
              58240: 32306,
              58241: 32314,
              58242: 32359,
              58243: 32349,
              58244: 32342,
              58245: 32350,
              58246: 32345,
              58247: 32346,
              58248: 32377,
              58249: 32362,
              58250: 32361,
              58251: 32380,
              58252: 32379,
              58253: 32387,
              58254: 32213,
              58255: 32381,
              58256: 36782,
              58257: 32383,
              58258: 32392,
              58259: 32393,
              58260: 32396,
              58261: 32402,
              58262: 32400,
              58263: 32403,
              58264: 32404,
              58265: 32406,
              58266: 32398,
              58267: 32411,
              58268: 32412,
              58269: 32568,
              58270: 32570,
              58271: 32581,
              58272: 32588,
              58273: 32589,
              58274: 32590,
              58275: 32592,
              58276: 32593,
              58277: 32597,
              58278: 32596,
              58279: 32600,
              58280: 32607,
              58281: 32608,
              58282: 32616,
              58283: 32617,
              58284: 32615,
              58285: 32632,
              58286: 32642,
              58287: 32646,
              58288: 32643,
              58289: 32648,
              58290: 32647,
              58291: 32652,
              58292: 32660,
              58293: 32670,
              58294: 32669,
              58295: 32666,
              58296: 32675,
              58297: 32687,
              58298: 32690,
              58299: 32697,
              58300: 32686,
              58301: 32694,
              58302: 32696,
              58303: 35697,
              58304: 32709,
              58305: 32710,
              58306: 32714,
              58307: 32725,
              58308: 32724,
              58309: 32737,
              58310: 32742,
              58311: 32745,
              58312: 32755,
              58313: 32761,
              58314: 39132,
              58315: 32774,
              58316: 32772,
              58317: 32779,
              58318: 32786,
              58319: 32792,
              58320: 32793,
              58321: 32796,
              58322: 32801,
              58323: 32808,
              58324: 32831,
              58325: 32827,
              58326: 32842,
              58327: 32838,
              58328: 32850,
              58329: 32856,
              58330: 32858,
              58331: 32863,
              58332: 32866,
              58333: 32872,
              58334: 32883,
              58335: 32882,
              58336: 32880,
              58337: 32886,
              58338: 32889,
              58339: 32893,
              58340: 32895,
              58341: 32900,
              58342: 32902,
              58343: 32901,
              58344: 32923,
              58345: 32915,
              58346: 32922,
              58347: 32941,
              58348: 20880,
              58349: 32940,
              58350: 32987,
              58351: 32997,
              58352: 32985,
              58353: 32989,
              58354: 32964,
              58355: 32986,
              58356: 32982,
              58357: 33033,
              58358: 33007,
              58359: 33009,
              58360: 33051,
              58361: 33065,
              58362: 33059,
              58363: 33071,
              58364: 33099,
              58432: 38539,
              58433: 33094,
              58434: 33086,
              58435: 33107,
              58436: 33105,
              58437: 33020,
              58438: 33137,
              58439: 33134,
              58440: 33125,
              58441: 33126,
              58442: 33140,
              58443: 33155,
              58444: 33160,
              58445: 33162,
              58446: 33152,
              58447: 33154,
              58448: 33184,
              58449: 33173,
              58450: 33188,
              58451: 33187,
              58452: 33119,
              58453: 33171,
              58454: 33193,
              58455: 33200,
              58456: 33205,
              58457: 33214,
              58458: 33208,
              58459: 33213,
              58460: 33216,
              58461: 33218,
              58462: 33210,
              58463: 33225,
              58464: 33229,
              58465: 33233,
              58466: 33241,
              58467: 33240,
              58468: 33224,
              58469: 33242,
              58470: 33247,
              58471: 33248,
              58472: 33255,
              58473: 33274,
              58474: 33275,
              58475: 33278,
              58476: 33281,
              58477: 33282,
              58478: 33285,
              58479: 33287,
              58480: 33290,
              58481: 33293,
              58482: 33296,
              58483: 33302,
              58484: 33321,
              58485: 33323,
              58486: 33336,
              58487: 33331,
              58488: 33344,
              58489: 33369,
              58490: 33368,
              58491: 33373,
              58492: 33370,
              58493: 33375,
              58494: 33380,
              58496: 33378,
              58497: 33384,
              58498: 33386,
              58499: 33387,
              58500: 33326,
              58501: 33393,
              58502: 33399,
              58503: 33400,
              58504: 33406,
              58505: 33421,
              58506: 33426,
              58507: 33451,
              58508: 33439,
              58509: 33467,
              58510: 33452,
              58511: 33505,
              58512: 33507,
              58513: 33503,
              58514: 33490,
              58515: 33524,
              58516: 33523,
              58517: 33530,
              58518: 33683,
              58519: 33539,
              58520: 33531,
              58521: 33529,
              58522: 33502,
              58523: 33542,
              58524: 33500,
              58525: 33545,
              58526: 33497,
              58527: 33589,
              58528: 33588,
              58529: 33558,
              58530: 33586,
              58531: 33585,
              58532: 33600,
              58533: 33593,
              58534: 33616,
              58535: 33605,
              58536: 33583,
              58537: 33579,
              58538: 33559,
              58539: 33560,
              58540: 33669,
              58541: 33690,
              58542: 33706,
              58543: 33695,
              58544: 33698,
              58545: 33686,
              58546: 33571,
              58547: 33678,
              58548: 33671,
              58549: 33674,
              58550: 33660,
              58551: 33717,
              58552: 33651,
              58553: 33653,
              58554: 33696,
              58555: 33673,
              58556: 33704,
              58557: 33780,
              58558: 33811,
              58559: 33771,
              58560: 33742,
              58561: 33789,
              58562: 33795,
              58563: 33752,
              58564: 33803,
              58565: 33729,
              58566: 33783,
              58567: 33799,
              58568: 33760,
              58569: 33778,
              58570: 33805,
              58571: 33826,
              58572: 33824,
              58573: 33725,
              58574: 33848,
              58575: 34054,
              58576: 33787,
              58577: 33901,
              58578: 33834,
              58579: 33852,
              58580: 34138,
              58581: 33924,
              58582: 33911,
              58583: 33899,
              58584: 33965,
              58585: 33902,
              58586: 33922,
              58587: 33897,
              58588: 33862,
              58589: 33836,
              58590: 33903,
              58591: 33913,
              58592: 33845,
              58593: 33994,
              58594: 33890,
              58595: 33977,
              58596: 33983,
              58597: 33951,
              58598: 34009,
              58599: 33997,
              58600: 33979,
              58601: 34010,
              58602: 34e3,
              58603: 33985,
              58604: 33990,
              58605: 34006,
              58606: 33953,
              58607: 34081,
              58608: 34047,
              58609: 34036,
              58610: 34071,
              58611: 34072,
              58612: 34092,
              58613: 34079,
              58614: 34069,
              58615: 34068,
              58616: 34044,
              58617: 34112,
              58618: 34147,
              58619: 34136,
              58620: 34120,
              58688: 34113,
              58689: 34306,
              58690: 34123,
              58691: 34133,
              58692: 34176,
              58693: 34212,
              58694: 34184,
              58695: 34193,
              58696: 34186,
              58697: 34216,
              58698: 34157,
              58699: 34196,
              58700: 34203,
              58701: 34282,
              58702: 34183,
              58703: 34204,
              58704: 34167,
              58705: 34174,
              58706: 34192,
              58707: 34249,
              58708: 34234,
              58709: 34255,
              58710: 34233,
              58711: 34256,
              58712: 34261,
              58713: 34269,
              58714: 34277,
              58715: 34268,
              58716: 34297,
              58717: 34314,
              58718: 34323,
              58719: 34315,
              58720: 34302,
              58721: 34298,
              58722: 34310,
              58723: 34338,
              58724: 34330,
              58725: 34352,
              58726: 34367,
              58727: 34381,
              58728: 20053,
              58729: 34388,
              58730: 34399,
              58731: 34407,
              58732: 34417,
              58733: 34451,
              58734: 34467,
              58735: 34473,
              58736: 34474,
              58737: 34443,
              58738: 34444,
              58739: 34486,
              58740: 34479,
              58741: 34500,
              58742: 34502,
              58743: 34480,
              58744: 34505,
              58745: 34851,
              58746: 34475,
              58747: 34516,
              58748: 34526,
              58749: 34537,
              58750: 34540,
              58752: 34527,
              58753: 34523,
              58754: 34543,
              58755: 34578,
              58756: 34566,
              58757: 34568,
              58758: 34560,
              58759: 34563,
              58760: 34555,
              58761: 34577,
              58762: 34569,
              58763: 34573,
              58764: 34553,
              58765: 34570,
              58766: 34612,
              58767: 34623,
              58768: 34615,
              58769: 34619,
              58770: 34597,
              58771: 34601,
              58772: 34586,
              58773: 34656,
              58774: 34655,
              58775: 34680,
              58776: 34636,
              58777: 34638,
              58778: 34676,
              58779: 34647,
              58780: 34664,
              58781: 34670,
              58782: 34649,
              58783: 34643,
              58784: 34659,
              58785: 34666,
              58786: 34821,
              58787: 34722,
              58788: 34719,
              58789: 34690,
              58790: 34735,
              58791: 34763,
              58792: 34749,
              58793: 34752,
              58794: 34768,
              58795: 38614,
              58796: 34731,
              58797: 34756,
              58798: 34739,
              58799: 34759,
              58800: 34758,
              58801: 34747,
              58802: 34799,
              58803: 34802,
              58804: 34784,
              58805: 34831,
              58806: 34829,
              58807: 34814,
              58808: 34806,
              58809: 34807,
              58810: 34830,
              58811: 34770,
              58812: 34833,
              58813: 34838,
              58814: 34837,
              58815: 34850,
              58816: 34849,
              58817: 34865,
              58818: 34870,
              58819: 34873,
              58820: 34855,
              58821: 34875,
              58822: 34884,
              58823: 34882,
              58824: 34898,
              58825: 34905,
              58826: 34910,
              58827: 34914,
              58828: 34923,
              58829: 34945,
              58830: 34942,
              58831: 34974,
              58832: 34933,
              58833: 34941,
              58834: 34997,
              58835: 34930,
              58836: 34946,
              58837: 34967,
              58838: 34962,
              58839: 34990,
              58840: 34969,
              58841: 34978,
              58842: 34957,
              58843: 34980,
              58844: 34992,
              58845: 35007,
              58846: 34993,
              58847: 35011,
              58848: 35012,
              58849: 35028,
              58850: 35032,
              58851: 35033,
              58852: 35037,
              58853: 35065,
              58854: 35074,
              58855: 35068,
              58856: 35060,
              58857: 35048,
              58858: 35058,
              58859: 35076,
              58860: 35084,
              58861: 35082,
              58862: 35091,
              58863: 35139,
              58864: 35102,
              58865: 35109,
              58866: 35114,
              58867: 35115,
              58868: 35137,
              58869: 35140,
              58870: 35131,
              58871: 35126,
              58872: 35128,
              58873: 35148,
              58874: 35101,
              58875: 35168,
              58876: 35166,
              58944: 35174,
              58945: 35172,
              58946: 35181,
              58947: 35178,
              58948: 35183,
              58949: 35188,
              58950: 35191,
              58951: 35198,
              58952: 35203,
              58953: 35208,
              58954: 35210,
              58955: 35219,
              58956: 35224,
              58957: 35233,
              58958: 35241,
              58959: 35238,
              58960: 35244,
              58961: 35247,
              58962: 35250,
              58963: 35258,
              58964: 35261,
              58965: 35263,
              58966: 35264,
              58967: 35290,
              58968: 35292,
              58969: 35293,
              58970: 35303,
              58971: 35316,
              58972: 35320,
              58973: 35331,
              58974: 35350,
              58975: 35344,
              58976: 35340,
              58977: 35355,
              58978: 35357,
              58979: 35365,
              58980: 35382,
              58981: 35393,
              58982: 35419,
              58983: 35410,
              58984: 35398,
              58985: 35400,
              58986: 35452,
              58987: 35437,
              58988: 35436,
              58989: 35426,
              58990: 35461,
              58991: 35458,
              58992: 35460,
              58993: 35496,
              58994: 35489,
              58995: 35473,
              58996: 35493,
              58997: 35494,
              58998: 35482,
              58999: 35491,
              59e3: 35524,
              59001: 35533,
              59002: 35522,
              59003: 35546,
              59004: 35563,
              59005: 35571,
              59006: 35559,
              59008: 35556,
              59009: 35569,
              59010: 35604,
              59011: 35552,
              59012: 35554,
              59013: 35575,
              59014: 35550,
              59015: 35547,
              59016: 35596,
              59017: 35591,
              59018: 35610,
              59019: 35553,
              59020: 35606,
              59021: 35600,
              59022: 35607,
              59023: 35616,
              59024: 35635,
              59025: 38827,
              59026: 35622,
              59027: 35627,
              59028: 35646,
              59029: 35624,
              59030: 35649,
              59031: 35660,
              59032: 35663,
              59033: 35662,
              59034: 35657,
              59035: 35670,
              59036: 35675,
              59037: 35674,
              59038: 35691,
              59039: 35679,
              59040: 35692,
              59041: 35695,
              59042: 35700,
              59043: 35709,
              59044: 35712,
              59045: 35724,
              59046: 35726,
              59047: 35730,
              59048: 35731,
              59049: 35734,
              59050: 35737,
              59051: 35738,
              59052: 35898,
              59053: 35905,
              59054: 35903,
              59055: 35912,
              59056: 35916,
              59057: 35918,
              59058: 35920,
              59059: 35925,
              59060: 35938,
              59061: 35948,
              59062: 35960,
              59063: 35962,
              59064: 35970,
              59065: 35977,
              59066: 35973,
              59067: 35978,
              59068: 35981,
              59069: 35982,
              59070: 35988,
              59071: 35964,
              59072: 35992,
              59073: 25117,
              59074: 36013,
              59075: 36010,
              59076: 36029,
              59077: 36018,
              59078: 36019,
              59079: 36014,
              59080: 36022,
              59081: 36040,
              59082: 36033,
              59083: 36068,
              59084: 36067,
              59085: 36058,
              59086: 36093,
              59087: 36090,
              59088: 36091,
              59089: 36100,
              59090: 36101,
              59091: 36106,
              59092: 36103,
              59093: 36111,
              59094: 36109,
              59095: 36112,
              59096: 40782,
              59097: 36115,
              59098: 36045,
              59099: 36116,
              59100: 36118,
              59101: 36199,
              59102: 36205,
              59103: 36209,
              59104: 36211,
              59105: 36225,
              59106: 36249,
              59107: 36290,
              59108: 36286,
              59109: 36282,
              59110: 36303,
              59111: 36314,
              59112: 36310,
              59113: 36300,
              59114: 36315,
              59115: 36299,
              59116: 36330,
              59117: 36331,
              59118: 36319,
              59119: 36323,
              59120: 36348,
              59121: 36360,
              59122: 36361,
              59123: 36351,
              59124: 36381,
              59125: 36382,
              59126: 36368,
              59127: 36383,
              59128: 36418,
              59129: 36405,
              59130: 36400,
              59131: 36404,
              59132: 36426,
              59200: 36423,
              59201: 36425,
              59202: 36428,
              59203: 36432,
              59204: 36424,
              59205: 36441,
              59206: 36452,
              59207: 36448,
              59208: 36394,
              59209: 36451,
              59210: 36437,
              59211: 36470,
              59212: 36466,
              59213: 36476,
              59214: 36481,
              59215: 36487,
              59216: 36485,
              59217: 36484,
              59218: 36491,
              59219: 36490,
              59220: 36499,
              59221: 36497,
              59222: 36500,
              59223: 36505,
              59224: 36522,
              59225: 36513,
              59226: 36524,
              59227: 36528,
              59228: 36550,
              59229: 36529,
              59230: 36542,
              59231: 36549,
              59232: 36552,
              59233: 36555,
              59234: 36571,
              59235: 36579,
              59236: 36604,
              59237: 36603,
              59238: 36587,
              59239: 36606,
              59240: 36618,
              59241: 36613,
              59242: 36629,
              59243: 36626,
              59244: 36633,
              59245: 36627,
              59246: 36636,
              59247: 36639,
              59248: 36635,
              59249: 36620,
              59250: 36646,
              59251: 36659,
              59252: 36667,
              59253: 36665,
              59254: 36677,
              59255: 36674,
              59256: 36670,
              59257: 36684,
              59258: 36681,
              59259: 36678,
              59260: 36686,
              59261: 36695,
              59262: 36700,
              59264: 36706,
              59265: 36707,
              59266: 36708,
              59267: 36764,
              59268: 36767,
              59269: 36771,
              59270: 36781,
              59271: 36783,
              59272: 36791,
              59273: 36826,
              59274: 36837,
              59275: 36834,
              59276: 36842,
              59277: 36847,
              59278: 36999,
              59279: 36852,
              59280: 36869,
              59281: 36857,
              59282: 36858,
              59283: 36881,
              59284: 36885,
              59285: 36897,
              59286: 36877,
              59287: 36894,
              59288: 36886,
              59289: 36875,
              59290: 36903,
              59291: 36918,
              59292: 36917,
              59293: 36921,
              59294: 36856,
              59295: 36943,
              59296: 36944,
              59297: 36945,
              59298: 36946,
              59299: 36878,
              59300: 36937,
              59301: 36926,
              59302: 36950,
              59303: 36952,
              59304: 36958,
              59305: 36968,
              59306: 36975,
              59307: 36982,
              59308: 38568,
              59309: 36978,
              59310: 36994,
              59311: 36989,
              59312: 36993,
              59313: 36992,
              59314: 37002,
              59315: 37001,
              59316: 37007,
              59317: 37032,
              59318: 37039,
              59319: 37041,
              59320: 37045,
              59321: 37090,
              59322: 37092,
              59323: 25160,
              59324: 37083,
              59325: 37122,
              59326: 37138,
              59327: 37145,
              59328: 37170,
              59329: 37168,
              59330: 37194,
              59331: 37206,
              59332: 37208,
              59333: 37219,
              59334: 37221,
              59335: 37225,
              59336: 37235,
              59337: 37234,
              59338: 37259,
              59339: 37257,
              59340: 37250,
              59341: 37282,
              59342: 37291,
              59343: 37295,
              59344: 37290,
              59345: 37301,
              59346: 37300,
              59347: 37306,
              59348: 37312,
              59349: 37313,
              59350: 37321,
              59351: 37323,
              59352: 37328,
              59353: 37334,
              59354: 37343,
              59355: 37345,
              59356: 37339,
              59357: 37372,
              59358: 37365,
              59359: 37366,
              59360: 37406,
              59361: 37375,
              59362: 37396,
              59363: 37420,
              59364: 37397,
              59365: 37393,
              59366: 37470,
              59367: 37463,
              59368: 37445,
              59369: 37449,
              59370: 37476,
              59371: 37448,
              59372: 37525,
              59373: 37439,
              59374: 37451,
              59375: 37456,
              59376: 37532,
              59377: 37526,
              59378: 37523,
              59379: 37531,
              59380: 37466,
              59381: 37583,
              59382: 37561,
              59383: 37559,
              59384: 37609,
              59385: 37647,
              59386: 37626,
              59387: 37700,
              59388: 37678,
              59456: 37657,
              59457: 37666,
              59458: 37658,
              59459: 37667,
              59460: 37690,
              59461: 37685,
              59462: 37691,
              59463: 37724,
              59464: 37728,
              59465: 37756,
              59466: 37742,
              59467: 37718,
              59468: 37808,
              59469: 37804,
              59470: 37805,
              59471: 37780,
              59472: 37817,
              59473: 37846,
              59474: 37847,
              59475: 37864,
              59476: 37861,
              59477: 37848,
              59478: 37827,
              59479: 37853,
              59480: 37840,
              59481: 37832,
              59482: 37860,
              59483: 37914,
              59484: 37908,
              59485: 37907,
              59486: 37891,
              59487: 37895,
              59488: 37904,
              59489: 37942,
              59490: 37931,
              59491: 37941,
              59492: 37921,
              59493: 37946,
              59494: 37953,
              59495: 37970,
              59496: 37956,
              59497: 37979,
              59498: 37984,
              59499: 37986,
              59500: 37982,
              59501: 37994,
              59502: 37417,
              59503: 38e3,
              59504: 38005,
              59505: 38007,
              59506: 38013,
              59507: 37978,
              59508: 38012,
              59509: 38014,
              59510: 38017,
              59511: 38015,
              59512: 38274,
              59513: 38279,
              59514: 38282,
              59515: 38292,
              59516: 38294,
              59517: 38296,
              59518: 38297,
              59520: 38304,
              59521: 38312,
              59522: 38311,
              59523: 38317,
              59524: 38332,
              59525: 38331,
              59526: 38329,
              59527: 38334,
              59528: 38346,
              59529: 28662,
              59530: 38339,
              59531: 38349,
              59532: 38348,
              59533: 38357,
              59534: 38356,
              59535: 38358,
              59536: 38364,
              59537: 38369,
              59538: 38373,
              59539: 38370,
              59540: 38433,
              59541: 38440,
              59542: 38446,
              59543: 38447,
              59544: 38466,
              59545: 38476,
              59546: 38479,
              59547: 38475,
              59548: 38519,
              59549: 38492,
              59550: 38494,
              59551: 38493,
              59552: 38495,
              59553: 38502,
              59554: 38514,
              59555: 38508,
              59556: 38541,
              59557: 38552,
              59558: 38549,
              59559: 38551,
              59560: 38570,
              59561: 38567,
              59562: 38577,
              59563: 38578,
              59564: 38576,
              59565: 38580,
              59566: 38582,
              59567: 38584,
              59568: 38585,
              59569: 38606,
              59570: 38603,
              59571: 38601,
              59572: 38605,
              59573: 35149,
              59574: 38620,
              59575: 38669,
              59576: 38613,
              59577: 38649,
              59578: 38660,
              59579: 38662,
              59580: 38664,
              59581: 38675,
              59582: 38670,
              59583: 38673,
              59584: 38671,
              59585: 38678,
              59586: 38681,
              59587: 38692,
              59588: 38698,
              59589: 38704,
              59590: 38713,
              59591: 38717,
              59592: 38718,
              59593: 38724,
              59594: 38726,
              59595: 38728,
              59596: 38722,
              59597: 38729,
              59598: 38748,
              59599: 38752,
              59600: 38756,
              59601: 38758,
              59602: 38760,
              59603: 21202,
              59604: 38763,
              59605: 38769,
              59606: 38777,
              59607: 38789,
              59608: 38780,
              59609: 38785,
              59610: 38778,
              59611: 38790,
              59612: 38795,
              59613: 38799,
              59614: 38800,
              59615: 38812,
              59616: 38824,
              59617: 38822,
              59618: 38819,
              59619: 38835,
              59620: 38836,
              59621: 38851,
              59622: 38854,
              59623: 38856,
              59624: 38859,
              59625: 38876,
              59626: 38893,
              59627: 40783,
              59628: 38898,
              59629: 31455,
              59630: 38902,
              59631: 38901,
              59632: 38927,
              59633: 38924,
              59634: 38968,
              59635: 38948,
              59636: 38945,
              59637: 38967,
              59638: 38973,
              59639: 38982,
              59640: 38991,
              59641: 38987,
              59642: 39019,
              59643: 39023,
              59644: 39024,
              59712: 39025,
              59713: 39028,
              59714: 39027,
              59715: 39082,
              59716: 39087,
              59717: 39089,
              59718: 39094,
              59719: 39108,
              59720: 39107,
              59721: 39110,
              59722: 39145,
              59723: 39147,
              59724: 39171,
              59725: 39177,
              59726: 39186,
              59727: 39188,
              59728: 39192,
              59729: 39201,
              59730: 39197,
              59731: 39198,
              59732: 39204,
              59733: 39200,
              59734: 39212,
              59735: 39214,
              59736: 39229,
              59737: 39230,
              59738: 39234,
              59739: 39241,
              59740: 39237,
              59741: 39248,
              59742: 39243,
              59743: 39249,
              59744: 39250,
              59745: 39244,
              59746: 39253,
              59747: 39319,
              59748: 39320,
              59749: 39333,
              59750: 39341,
              59751: 39342,
              59752: 39356,
              59753: 39391,
              59754: 39387,
              59755: 39389,
              59756: 39384,
              59757: 39377,
              59758: 39405,
              59759: 39406,
              59760: 39409,
              59761: 39410,
              59762: 39419,
              59763: 39416,
              59764: 39425,
              59765: 39439,
              59766: 39429,
              59767: 39394,
              59768: 39449,
              59769: 39467,
              59770: 39479,
              59771: 39493,
              59772: 39490,
              59773: 39488,
              59774: 39491,
              59776: 39486,
              59777: 39509,
              59778: 39501,
              59779: 39515,
              59780: 39511,
              59781: 39519,
              59782: 39522,
              59783: 39525,
              59784: 39524,
              59785: 39529,
              59786: 39531,
              59787: 39530,
              59788: 39597,
              59789: 39600,
              59790: 39612,
              59791: 39616,
              59792: 39631,
              59793: 39633,
              59794: 39635,
              59795: 39636,
              59796: 39646,
              59797: 39647,
              59798: 39650,
              59799: 39651,
              59800: 39654,
              59801: 39663,
              59802: 39659,
              59803: 39662,
              59804: 39668,
              59805: 39665,
              59806: 39671,
              59807: 39675,
              59808: 39686,
              59809: 39704,
              59810: 39706,
              59811: 39711,
              59812: 39714,
              59813: 39715,
              59814: 39717,
              59815: 39719,
              59816: 39720,
              59817: 39721,
              59818: 39722,
              59819: 39726,
              59820: 39727,
              59821: 39730,
              59822: 39748,
              59823: 39747,
              59824: 39759,
              59825: 39757,
              59826: 39758,
              59827: 39761,
              59828: 39768,
              59829: 39796,
              59830: 39827,
              59831: 39811,
              59832: 39825,
              59833: 39830,
              59834: 39831,
              59835: 39839,
              59836: 39840,
              59837: 39848,
              59838: 39860,
              59839: 39872,
              59840: 39882,
              59841: 39865,
              59842: 39878,
              59843: 39887,
              59844: 39889,
              59845: 39890,
              59846: 39907,
              59847: 39906,
              59848: 39908,
              59849: 39892,
              59850: 39905,
              59851: 39994,
              59852: 39922,
              59853: 39921,
              59854: 39920,
              59855: 39957,
              59856: 39956,
              59857: 39945,
              59858: 39955,
              59859: 39948,
              59860: 39942,
              59861: 39944,
              59862: 39954,
              59863: 39946,
              59864: 39940,
              59865: 39982,
              59866: 39963,
              59867: 39973,
              59868: 39972,
              59869: 39969,
              59870: 39984,
              59871: 40007,
              59872: 39986,
              59873: 40006,
              59874: 39998,
              59875: 40026,
              59876: 40032,
              59877: 40039,
              59878: 40054,
              59879: 40056,
              59880: 40167,
              59881: 40172,
              59882: 40176,
              59883: 40201,
              59884: 40200,
              59885: 40171,
              59886: 40195,
              59887: 40198,
              59888: 40234,
              59889: 40230,
              59890: 40367,
              59891: 40227,
              59892: 40223,
              59893: 40260,
              59894: 40213,
              59895: 40210,
              59896: 40257,
              59897: 40255,
              59898: 40254,
              59899: 40262,
              59900: 40264,
              59968: 40285,
              59969: 40286,
              59970: 40292,
              59971: 40273,
              59972: 40272,
              59973: 40281,
              59974: 40306,
              59975: 40329,
              59976: 40327,
              59977: 40363,
              59978: 40303,
              59979: 40314,
              59980: 40346,
              59981: 40356,
              59982: 40361,
              59983: 40370,
              59984: 40388,
              59985: 40385,
              59986: 40379,
              59987: 40376,
              59988: 40378,
              59989: 40390,
              59990: 40399,
              59991: 40386,
              59992: 40409,
              59993: 40403,
              59994: 40440,
              59995: 40422,
              59996: 40429,
              59997: 40431,
              59998: 40445,
              59999: 40474,
              6e4: 40475,
              60001: 40478,
              60002: 40565,
              60003: 40569,
              60004: 40573,
              60005: 40577,
              60006: 40584,
              60007: 40587,
              60008: 40588,
              60009: 40594,
              60010: 40597,
              60011: 40593,
              60012: 40605,
              60013: 40613,
              60014: 40617,
              60015: 40632,
              60016: 40618,
              60017: 40621,
              60018: 38753,
              60019: 40652,
              60020: 40654,
              60021: 40655,
              60022: 40656,
              60023: 40660,
              60024: 40668,
              60025: 40670,
              60026: 40669,
              60027: 40672,
              60028: 40677,
              60029: 40680,
              60030: 40687,
              60032: 40692,
              60033: 40694,
              60034: 40695,
              60035: 40697,
              60036: 40699,
              60037: 40700,
              60038: 40701,
              60039: 40711,
              60040: 40712,
              60041: 30391,
              60042: 40725,
              60043: 40737,
              60044: 40748,
              60045: 40766,
              60046: 40778,
              60047: 40786,
              60048: 40788,
              60049: 40803,
              60050: 40799,
              60051: 40800,
              60052: 40801,
              60053: 40806,
              60054: 40807,
              60055: 40812,
              60056: 40810,
              60057: 40823,
              60058: 40818,
              60059: 40822,
              60060: 40853,
              60061: 40860,
              60062: 40864,
              60063: 22575,
              60064: 27079,
              60065: 36953,
              60066: 29796,
              60067: 20956,
              60068: 29081
            };
          }),
          /* 9 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var GenericGF_1 = __webpack_require__(1);
            var GenericGFPoly_1 = __webpack_require__(2);
            function runEuclideanAlgorithm(field, a2, b2, R2) {
              var _a;
              if (a2.degree() < b2.degree()) {
                _a = [b2, a2], a2 = _a[0], b2 = _a[1];
              }
              var rLast = a2;
              var r2 = b2;
              var tLast = field.zero;
              var t2 = field.one;
              while (r2.degree() >= R2 / 2) {
                var rLastLast = rLast;
                var tLastLast = tLast;
                rLast = r2;
                tLast = t2;
                if (rLast.isZero()) {
                  return null;
                }
                r2 = rLastLast;
                var q3 = field.zero;
                var denominatorLeadingTerm = rLast.getCoefficient(rLast.degree());
                var dltInverse = field.inverse(denominatorLeadingTerm);
                while (r2.degree() >= rLast.degree() && !r2.isZero()) {
                  var degreeDiff = r2.degree() - rLast.degree();
                  var scale = field.multiply(r2.getCoefficient(r2.degree()), dltInverse);
                  q3 = q3.addOrSubtract(field.buildMonomial(degreeDiff, scale));
                  r2 = r2.addOrSubtract(rLast.multiplyByMonomial(degreeDiff, scale));
                }
                t2 = q3.multiplyPoly(tLast).addOrSubtract(tLastLast);
                if (r2.degree() >= rLast.degree()) {
                  return null;
                }
              }
              var sigmaTildeAtZero = t2.getCoefficient(0);
              if (sigmaTildeAtZero === 0) {
                return null;
              }
              var inverse = field.inverse(sigmaTildeAtZero);
              return [t2.multiply(inverse), r2.multiply(inverse)];
            }
            function findErrorLocations(field, errorLocator) {
              var numErrors = errorLocator.degree();
              if (numErrors === 1) {
                return [errorLocator.getCoefficient(1)];
              }
              var result = new Array(numErrors);
              var errorCount = 0;
              for (var i2 = 1; i2 < field.size && errorCount < numErrors; i2++) {
                if (errorLocator.evaluateAt(i2) === 0) {
                  result[errorCount] = field.inverse(i2);
                  errorCount++;
                }
              }
              if (errorCount !== numErrors) {
                return null;
              }
              return result;
            }
            function findErrorMagnitudes(field, errorEvaluator, errorLocations) {
              var s2 = errorLocations.length;
              var result = new Array(s2);
              for (var i2 = 0; i2 < s2; i2++) {
                var xiInverse = field.inverse(errorLocations[i2]);
                var denominator = 1;
                for (var j2 = 0; j2 < s2; j2++) {
                  if (i2 !== j2) {
                    denominator = field.multiply(denominator, GenericGF_1.addOrSubtractGF(1, field.multiply(errorLocations[j2], xiInverse)));
                  }
                }
                result[i2] = field.multiply(errorEvaluator.evaluateAt(xiInverse), field.inverse(denominator));
                if (field.generatorBase !== 0) {
                  result[i2] = field.multiply(result[i2], xiInverse);
                }
              }
              return result;
            }
            function decode(bytes, twoS) {
              var outputBytes = new Uint8ClampedArray(bytes.length);
              outputBytes.set(bytes);
              var field = new GenericGF_1.default(285, 256, 0);
              var poly = new GenericGFPoly_1.default(field, outputBytes);
              var syndromeCoefficients = new Uint8ClampedArray(twoS);
              var error = false;
              for (var s2 = 0; s2 < twoS; s2++) {
                var evaluation = poly.evaluateAt(field.exp(s2 + field.generatorBase));
                syndromeCoefficients[syndromeCoefficients.length - 1 - s2] = evaluation;
                if (evaluation !== 0) {
                  error = true;
                }
              }
              if (!error) {
                return outputBytes;
              }
              var syndrome = new GenericGFPoly_1.default(field, syndromeCoefficients);
              var sigmaOmega = runEuclideanAlgorithm(field, field.buildMonomial(twoS, 1), syndrome, twoS);
              if (sigmaOmega === null) {
                return null;
              }
              var errorLocations = findErrorLocations(field, sigmaOmega[0]);
              if (errorLocations == null) {
                return null;
              }
              var errorMagnitudes = findErrorMagnitudes(field, sigmaOmega[1], errorLocations);
              for (var i2 = 0; i2 < errorLocations.length; i2++) {
                var position = outputBytes.length - 1 - field.log(errorLocations[i2]);
                if (position < 0) {
                  return null;
                }
                outputBytes[position] = GenericGF_1.addOrSubtractGF(outputBytes[position], errorMagnitudes[i2]);
              }
              return outputBytes;
            }
            exports2.decode = decode;
          }),
          /* 10 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            exports2.VERSIONS = [
              {
                infoBits: null,
                versionNumber: 1,
                alignmentPatternCenters: [],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 7,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 19 }]
                  },
                  {
                    ecCodewordsPerBlock: 10,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 16 }]
                  },
                  {
                    ecCodewordsPerBlock: 13,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 13 }]
                  },
                  {
                    ecCodewordsPerBlock: 17,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 9 }]
                  }
                ]
              },
              {
                infoBits: null,
                versionNumber: 2,
                alignmentPatternCenters: [6, 18],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 10,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 34 }]
                  },
                  {
                    ecCodewordsPerBlock: 16,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 28 }]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 22 }]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 16 }]
                  }
                ]
              },
              {
                infoBits: null,
                versionNumber: 3,
                alignmentPatternCenters: [6, 22],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 15,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 55 }]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 44 }]
                  },
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 17 }]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 13 }]
                  }
                ]
              },
              {
                infoBits: null,
                versionNumber: 4,
                alignmentPatternCenters: [6, 26],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 20,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 80 }]
                  },
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 32 }]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 24 }]
                  },
                  {
                    ecCodewordsPerBlock: 16,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 9 }]
                  }
                ]
              },
              {
                infoBits: null,
                versionNumber: 5,
                alignmentPatternCenters: [6, 30],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [{ numBlocks: 1, dataCodewordsPerBlock: 108 }]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 43 }]
                  },
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 15 },
                      { numBlocks: 2, dataCodewordsPerBlock: 16 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 11 },
                      { numBlocks: 2, dataCodewordsPerBlock: 12 }
                    ]
                  }
                ]
              },
              {
                infoBits: null,
                versionNumber: 6,
                alignmentPatternCenters: [6, 34],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 68 }]
                  },
                  {
                    ecCodewordsPerBlock: 16,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 27 }]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 19 }]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 15 }]
                  }
                ]
              },
              {
                infoBits: 31892,
                versionNumber: 7,
                alignmentPatternCenters: [6, 22, 38],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 20,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 78 }]
                  },
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 31 }]
                  },
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 14 },
                      { numBlocks: 4, dataCodewordsPerBlock: 15 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 13 },
                      { numBlocks: 1, dataCodewordsPerBlock: 14 }
                    ]
                  }
                ]
              },
              {
                infoBits: 34236,
                versionNumber: 8,
                alignmentPatternCenters: [6, 24, 42],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 97 }]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 38 },
                      { numBlocks: 2, dataCodewordsPerBlock: 39 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 18 },
                      { numBlocks: 2, dataCodewordsPerBlock: 19 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 14 },
                      { numBlocks: 2, dataCodewordsPerBlock: 15 }
                    ]
                  }
                ]
              },
              {
                infoBits: 39577,
                versionNumber: 9,
                alignmentPatternCenters: [6, 26, 46],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [{ numBlocks: 2, dataCodewordsPerBlock: 116 }]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 36 },
                      { numBlocks: 2, dataCodewordsPerBlock: 37 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 20,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 16 },
                      { numBlocks: 4, dataCodewordsPerBlock: 17 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 12 },
                      { numBlocks: 4, dataCodewordsPerBlock: 13 }
                    ]
                  }
                ]
              },
              {
                infoBits: 42195,
                versionNumber: 10,
                alignmentPatternCenters: [6, 28, 50],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 18,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 68 },
                      { numBlocks: 2, dataCodewordsPerBlock: 69 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 43 },
                      { numBlocks: 1, dataCodewordsPerBlock: 44 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 19 },
                      { numBlocks: 2, dataCodewordsPerBlock: 20 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 15 },
                      { numBlocks: 2, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 48118,
                versionNumber: 11,
                alignmentPatternCenters: [6, 30, 54],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 20,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 81 }]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 1, dataCodewordsPerBlock: 50 },
                      { numBlocks: 4, dataCodewordsPerBlock: 51 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 22 },
                      { numBlocks: 4, dataCodewordsPerBlock: 23 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 12 },
                      { numBlocks: 8, dataCodewordsPerBlock: 13 }
                    ]
                  }
                ]
              },
              {
                infoBits: 51042,
                versionNumber: 12,
                alignmentPatternCenters: [6, 32, 58],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 92 },
                      { numBlocks: 2, dataCodewordsPerBlock: 93 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 36 },
                      { numBlocks: 2, dataCodewordsPerBlock: 37 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 20 },
                      { numBlocks: 6, dataCodewordsPerBlock: 21 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 7, dataCodewordsPerBlock: 14 },
                      { numBlocks: 4, dataCodewordsPerBlock: 15 }
                    ]
                  }
                ]
              },
              {
                infoBits: 55367,
                versionNumber: 13,
                alignmentPatternCenters: [6, 34, 62],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [{ numBlocks: 4, dataCodewordsPerBlock: 107 }]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 8, dataCodewordsPerBlock: 37 },
                      { numBlocks: 1, dataCodewordsPerBlock: 38 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 8, dataCodewordsPerBlock: 20 },
                      { numBlocks: 4, dataCodewordsPerBlock: 21 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 12, dataCodewordsPerBlock: 11 },
                      { numBlocks: 4, dataCodewordsPerBlock: 12 }
                    ]
                  }
                ]
              },
              {
                infoBits: 58893,
                versionNumber: 14,
                alignmentPatternCenters: [6, 26, 46, 66],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 115 },
                      { numBlocks: 1, dataCodewordsPerBlock: 116 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 40 },
                      { numBlocks: 5, dataCodewordsPerBlock: 41 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 20,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 16 },
                      { numBlocks: 5, dataCodewordsPerBlock: 17 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 12 },
                      { numBlocks: 5, dataCodewordsPerBlock: 13 }
                    ]
                  }
                ]
              },
              {
                infoBits: 63784,
                versionNumber: 15,
                alignmentPatternCenters: [6, 26, 48, 70],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 22,
                    ecBlocks: [
                      { numBlocks: 5, dataCodewordsPerBlock: 87 },
                      { numBlocks: 1, dataCodewordsPerBlock: 88 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 5, dataCodewordsPerBlock: 41 },
                      { numBlocks: 5, dataCodewordsPerBlock: 42 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 5, dataCodewordsPerBlock: 24 },
                      { numBlocks: 7, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 12 },
                      { numBlocks: 7, dataCodewordsPerBlock: 13 }
                    ]
                  }
                ]
              },
              {
                infoBits: 68472,
                versionNumber: 16,
                alignmentPatternCenters: [6, 26, 50, 74],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 5, dataCodewordsPerBlock: 98 },
                      { numBlocks: 1, dataCodewordsPerBlock: 99 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 7, dataCodewordsPerBlock: 45 },
                      { numBlocks: 3, dataCodewordsPerBlock: 46 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [
                      { numBlocks: 15, dataCodewordsPerBlock: 19 },
                      { numBlocks: 2, dataCodewordsPerBlock: 20 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 15 },
                      { numBlocks: 13, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 70749,
                versionNumber: 17,
                alignmentPatternCenters: [6, 30, 54, 78],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 1, dataCodewordsPerBlock: 107 },
                      { numBlocks: 5, dataCodewordsPerBlock: 108 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 10, dataCodewordsPerBlock: 46 },
                      { numBlocks: 1, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 1, dataCodewordsPerBlock: 22 },
                      { numBlocks: 15, dataCodewordsPerBlock: 23 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 14 },
                      { numBlocks: 17, dataCodewordsPerBlock: 15 }
                    ]
                  }
                ]
              },
              {
                infoBits: 76311,
                versionNumber: 18,
                alignmentPatternCenters: [6, 30, 56, 82],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 5, dataCodewordsPerBlock: 120 },
                      { numBlocks: 1, dataCodewordsPerBlock: 121 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 9, dataCodewordsPerBlock: 43 },
                      { numBlocks: 4, dataCodewordsPerBlock: 44 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 17, dataCodewordsPerBlock: 22 },
                      { numBlocks: 1, dataCodewordsPerBlock: 23 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 14 },
                      { numBlocks: 19, dataCodewordsPerBlock: 15 }
                    ]
                  }
                ]
              },
              {
                infoBits: 79154,
                versionNumber: 19,
                alignmentPatternCenters: [6, 30, 58, 86],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 113 },
                      { numBlocks: 4, dataCodewordsPerBlock: 114 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 44 },
                      { numBlocks: 11, dataCodewordsPerBlock: 45 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 17, dataCodewordsPerBlock: 21 },
                      { numBlocks: 4, dataCodewordsPerBlock: 22 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 9, dataCodewordsPerBlock: 13 },
                      { numBlocks: 16, dataCodewordsPerBlock: 14 }
                    ]
                  }
                ]
              },
              {
                infoBits: 84390,
                versionNumber: 20,
                alignmentPatternCenters: [6, 34, 62, 90],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 107 },
                      { numBlocks: 5, dataCodewordsPerBlock: 108 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 41 },
                      { numBlocks: 13, dataCodewordsPerBlock: 42 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 15, dataCodewordsPerBlock: 24 },
                      { numBlocks: 5, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 15, dataCodewordsPerBlock: 15 },
                      { numBlocks: 10, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 87683,
                versionNumber: 21,
                alignmentPatternCenters: [6, 28, 50, 72, 94],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 116 },
                      { numBlocks: 4, dataCodewordsPerBlock: 117 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [{ numBlocks: 17, dataCodewordsPerBlock: 42 }]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 17, dataCodewordsPerBlock: 22 },
                      { numBlocks: 6, dataCodewordsPerBlock: 23 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 19, dataCodewordsPerBlock: 16 },
                      { numBlocks: 6, dataCodewordsPerBlock: 17 }
                    ]
                  }
                ]
              },
              {
                infoBits: 92361,
                versionNumber: 22,
                alignmentPatternCenters: [6, 26, 50, 74, 98],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 111 },
                      { numBlocks: 7, dataCodewordsPerBlock: 112 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [{ numBlocks: 17, dataCodewordsPerBlock: 46 }]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 7, dataCodewordsPerBlock: 24 },
                      { numBlocks: 16, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 24,
                    ecBlocks: [{ numBlocks: 34, dataCodewordsPerBlock: 13 }]
                  }
                ]
              },
              {
                infoBits: 96236,
                versionNumber: 23,
                alignmentPatternCenters: [6, 30, 54, 74, 102],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 121 },
                      { numBlocks: 5, dataCodewordsPerBlock: 122 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 47 },
                      { numBlocks: 14, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 24 },
                      { numBlocks: 14, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 16, dataCodewordsPerBlock: 15 },
                      { numBlocks: 14, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 102084,
                versionNumber: 24,
                alignmentPatternCenters: [6, 28, 54, 80, 106],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 117 },
                      { numBlocks: 4, dataCodewordsPerBlock: 118 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 45 },
                      { numBlocks: 14, dataCodewordsPerBlock: 46 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 24 },
                      { numBlocks: 16, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 30, dataCodewordsPerBlock: 16 },
                      { numBlocks: 2, dataCodewordsPerBlock: 17 }
                    ]
                  }
                ]
              },
              {
                infoBits: 102881,
                versionNumber: 25,
                alignmentPatternCenters: [6, 32, 58, 84, 110],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 26,
                    ecBlocks: [
                      { numBlocks: 8, dataCodewordsPerBlock: 106 },
                      { numBlocks: 4, dataCodewordsPerBlock: 107 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 8, dataCodewordsPerBlock: 47 },
                      { numBlocks: 13, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 7, dataCodewordsPerBlock: 24 },
                      { numBlocks: 22, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 22, dataCodewordsPerBlock: 15 },
                      { numBlocks: 13, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 110507,
                versionNumber: 26,
                alignmentPatternCenters: [6, 30, 58, 86, 114],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 10, dataCodewordsPerBlock: 114 },
                      { numBlocks: 2, dataCodewordsPerBlock: 115 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 19, dataCodewordsPerBlock: 46 },
                      { numBlocks: 4, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 28, dataCodewordsPerBlock: 22 },
                      { numBlocks: 6, dataCodewordsPerBlock: 23 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 33, dataCodewordsPerBlock: 16 },
                      { numBlocks: 4, dataCodewordsPerBlock: 17 }
                    ]
                  }
                ]
              },
              {
                infoBits: 110734,
                versionNumber: 27,
                alignmentPatternCenters: [6, 34, 62, 90, 118],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 8, dataCodewordsPerBlock: 122 },
                      { numBlocks: 4, dataCodewordsPerBlock: 123 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 22, dataCodewordsPerBlock: 45 },
                      { numBlocks: 3, dataCodewordsPerBlock: 46 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 8, dataCodewordsPerBlock: 23 },
                      { numBlocks: 26, dataCodewordsPerBlock: 24 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 12, dataCodewordsPerBlock: 15 },
                      { numBlocks: 28, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 117786,
                versionNumber: 28,
                alignmentPatternCenters: [6, 26, 50, 74, 98, 122],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 117 },
                      { numBlocks: 10, dataCodewordsPerBlock: 118 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 3, dataCodewordsPerBlock: 45 },
                      { numBlocks: 23, dataCodewordsPerBlock: 46 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 24 },
                      { numBlocks: 31, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 15 },
                      { numBlocks: 31, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 119615,
                versionNumber: 29,
                alignmentPatternCenters: [6, 30, 54, 78, 102, 126],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 7, dataCodewordsPerBlock: 116 },
                      { numBlocks: 7, dataCodewordsPerBlock: 117 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 21, dataCodewordsPerBlock: 45 },
                      { numBlocks: 7, dataCodewordsPerBlock: 46 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 1, dataCodewordsPerBlock: 23 },
                      { numBlocks: 37, dataCodewordsPerBlock: 24 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 19, dataCodewordsPerBlock: 15 },
                      { numBlocks: 26, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 126325,
                versionNumber: 30,
                alignmentPatternCenters: [6, 26, 52, 78, 104, 130],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 5, dataCodewordsPerBlock: 115 },
                      { numBlocks: 10, dataCodewordsPerBlock: 116 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 19, dataCodewordsPerBlock: 47 },
                      { numBlocks: 10, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 15, dataCodewordsPerBlock: 24 },
                      { numBlocks: 25, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 23, dataCodewordsPerBlock: 15 },
                      { numBlocks: 25, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 127568,
                versionNumber: 31,
                alignmentPatternCenters: [6, 30, 56, 82, 108, 134],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 13, dataCodewordsPerBlock: 115 },
                      { numBlocks: 3, dataCodewordsPerBlock: 116 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 46 },
                      { numBlocks: 29, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 42, dataCodewordsPerBlock: 24 },
                      { numBlocks: 1, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 23, dataCodewordsPerBlock: 15 },
                      { numBlocks: 28, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 133589,
                versionNumber: 32,
                alignmentPatternCenters: [6, 34, 60, 86, 112, 138],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [{ numBlocks: 17, dataCodewordsPerBlock: 115 }]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 10, dataCodewordsPerBlock: 46 },
                      { numBlocks: 23, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 10, dataCodewordsPerBlock: 24 },
                      { numBlocks: 35, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 19, dataCodewordsPerBlock: 15 },
                      { numBlocks: 35, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 136944,
                versionNumber: 33,
                alignmentPatternCenters: [6, 30, 58, 86, 114, 142],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 17, dataCodewordsPerBlock: 115 },
                      { numBlocks: 1, dataCodewordsPerBlock: 116 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 14, dataCodewordsPerBlock: 46 },
                      { numBlocks: 21, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 29, dataCodewordsPerBlock: 24 },
                      { numBlocks: 19, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 11, dataCodewordsPerBlock: 15 },
                      { numBlocks: 46, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 141498,
                versionNumber: 34,
                alignmentPatternCenters: [6, 34, 62, 90, 118, 146],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 13, dataCodewordsPerBlock: 115 },
                      { numBlocks: 6, dataCodewordsPerBlock: 116 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 14, dataCodewordsPerBlock: 46 },
                      { numBlocks: 23, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 44, dataCodewordsPerBlock: 24 },
                      { numBlocks: 7, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 59, dataCodewordsPerBlock: 16 },
                      { numBlocks: 1, dataCodewordsPerBlock: 17 }
                    ]
                  }
                ]
              },
              {
                infoBits: 145311,
                versionNumber: 35,
                alignmentPatternCenters: [6, 30, 54, 78, 102, 126, 150],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 12, dataCodewordsPerBlock: 121 },
                      { numBlocks: 7, dataCodewordsPerBlock: 122 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 12, dataCodewordsPerBlock: 47 },
                      { numBlocks: 26, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 39, dataCodewordsPerBlock: 24 },
                      { numBlocks: 14, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 22, dataCodewordsPerBlock: 15 },
                      { numBlocks: 41, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 150283,
                versionNumber: 36,
                alignmentPatternCenters: [6, 24, 50, 76, 102, 128, 154],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 121 },
                      { numBlocks: 14, dataCodewordsPerBlock: 122 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 6, dataCodewordsPerBlock: 47 },
                      { numBlocks: 34, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 46, dataCodewordsPerBlock: 24 },
                      { numBlocks: 10, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 2, dataCodewordsPerBlock: 15 },
                      { numBlocks: 64, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 152622,
                versionNumber: 37,
                alignmentPatternCenters: [6, 28, 54, 80, 106, 132, 158],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 17, dataCodewordsPerBlock: 122 },
                      { numBlocks: 4, dataCodewordsPerBlock: 123 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 29, dataCodewordsPerBlock: 46 },
                      { numBlocks: 14, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 49, dataCodewordsPerBlock: 24 },
                      { numBlocks: 10, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 24, dataCodewordsPerBlock: 15 },
                      { numBlocks: 46, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 158308,
                versionNumber: 38,
                alignmentPatternCenters: [6, 32, 58, 84, 110, 136, 162],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 4, dataCodewordsPerBlock: 122 },
                      { numBlocks: 18, dataCodewordsPerBlock: 123 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 13, dataCodewordsPerBlock: 46 },
                      { numBlocks: 32, dataCodewordsPerBlock: 47 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 48, dataCodewordsPerBlock: 24 },
                      { numBlocks: 14, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 42, dataCodewordsPerBlock: 15 },
                      { numBlocks: 32, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 161089,
                versionNumber: 39,
                alignmentPatternCenters: [6, 26, 54, 82, 110, 138, 166],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 20, dataCodewordsPerBlock: 117 },
                      { numBlocks: 4, dataCodewordsPerBlock: 118 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 40, dataCodewordsPerBlock: 47 },
                      { numBlocks: 7, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 43, dataCodewordsPerBlock: 24 },
                      { numBlocks: 22, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 10, dataCodewordsPerBlock: 15 },
                      { numBlocks: 67, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              },
              {
                infoBits: 167017,
                versionNumber: 40,
                alignmentPatternCenters: [6, 30, 58, 86, 114, 142, 170],
                errorCorrectionLevels: [
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 19, dataCodewordsPerBlock: 118 },
                      { numBlocks: 6, dataCodewordsPerBlock: 119 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 28,
                    ecBlocks: [
                      { numBlocks: 18, dataCodewordsPerBlock: 47 },
                      { numBlocks: 31, dataCodewordsPerBlock: 48 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 34, dataCodewordsPerBlock: 24 },
                      { numBlocks: 34, dataCodewordsPerBlock: 25 }
                    ]
                  },
                  {
                    ecCodewordsPerBlock: 30,
                    ecBlocks: [
                      { numBlocks: 20, dataCodewordsPerBlock: 15 },
                      { numBlocks: 61, dataCodewordsPerBlock: 16 }
                    ]
                  }
                ]
              }
            ];
          }),
          /* 11 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var BitMatrix_1 = __webpack_require__(0);
            function squareToQuadrilateral(p1, p2, p3, p4) {
              var dx3 = p1.x - p2.x + p3.x - p4.x;
              var dy3 = p1.y - p2.y + p3.y - p4.y;
              if (dx3 === 0 && dy3 === 0) {
                return {
                  a11: p2.x - p1.x,
                  a12: p2.y - p1.y,
                  a13: 0,
                  a21: p3.x - p2.x,
                  a22: p3.y - p2.y,
                  a23: 0,
                  a31: p1.x,
                  a32: p1.y,
                  a33: 1
                };
              } else {
                var dx1 = p2.x - p3.x;
                var dx2 = p4.x - p3.x;
                var dy1 = p2.y - p3.y;
                var dy2 = p4.y - p3.y;
                var denominator = dx1 * dy2 - dx2 * dy1;
                var a13 = (dx3 * dy2 - dx2 * dy3) / denominator;
                var a23 = (dx1 * dy3 - dx3 * dy1) / denominator;
                return {
                  a11: p2.x - p1.x + a13 * p2.x,
                  a12: p2.y - p1.y + a13 * p2.y,
                  a13,
                  a21: p4.x - p1.x + a23 * p4.x,
                  a22: p4.y - p1.y + a23 * p4.y,
                  a23,
                  a31: p1.x,
                  a32: p1.y,
                  a33: 1
                };
              }
            }
            function quadrilateralToSquare(p1, p2, p3, p4) {
              var sToQ = squareToQuadrilateral(p1, p2, p3, p4);
              return {
                a11: sToQ.a22 * sToQ.a33 - sToQ.a23 * sToQ.a32,
                a12: sToQ.a13 * sToQ.a32 - sToQ.a12 * sToQ.a33,
                a13: sToQ.a12 * sToQ.a23 - sToQ.a13 * sToQ.a22,
                a21: sToQ.a23 * sToQ.a31 - sToQ.a21 * sToQ.a33,
                a22: sToQ.a11 * sToQ.a33 - sToQ.a13 * sToQ.a31,
                a23: sToQ.a13 * sToQ.a21 - sToQ.a11 * sToQ.a23,
                a31: sToQ.a21 * sToQ.a32 - sToQ.a22 * sToQ.a31,
                a32: sToQ.a12 * sToQ.a31 - sToQ.a11 * sToQ.a32,
                a33: sToQ.a11 * sToQ.a22 - sToQ.a12 * sToQ.a21
              };
            }
            function times(a2, b2) {
              return {
                a11: a2.a11 * b2.a11 + a2.a21 * b2.a12 + a2.a31 * b2.a13,
                a12: a2.a12 * b2.a11 + a2.a22 * b2.a12 + a2.a32 * b2.a13,
                a13: a2.a13 * b2.a11 + a2.a23 * b2.a12 + a2.a33 * b2.a13,
                a21: a2.a11 * b2.a21 + a2.a21 * b2.a22 + a2.a31 * b2.a23,
                a22: a2.a12 * b2.a21 + a2.a22 * b2.a22 + a2.a32 * b2.a23,
                a23: a2.a13 * b2.a21 + a2.a23 * b2.a22 + a2.a33 * b2.a23,
                a31: a2.a11 * b2.a31 + a2.a21 * b2.a32 + a2.a31 * b2.a33,
                a32: a2.a12 * b2.a31 + a2.a22 * b2.a32 + a2.a32 * b2.a33,
                a33: a2.a13 * b2.a31 + a2.a23 * b2.a32 + a2.a33 * b2.a33
              };
            }
            function extract(image, location) {
              var qToS = quadrilateralToSquare({ x: 3.5, y: 3.5 }, { x: location.dimension - 3.5, y: 3.5 }, { x: location.dimension - 6.5, y: location.dimension - 6.5 }, { x: 3.5, y: location.dimension - 3.5 });
              var sToQ = squareToQuadrilateral(location.topLeft, location.topRight, location.alignmentPattern, location.bottomLeft);
              var transform = times(sToQ, qToS);
              var matrix = BitMatrix_1.BitMatrix.createEmpty(location.dimension, location.dimension);
              var mappingFunction = function(x3, y3) {
                var denominator = transform.a13 * x3 + transform.a23 * y3 + transform.a33;
                return {
                  x: (transform.a11 * x3 + transform.a21 * y3 + transform.a31) / denominator,
                  y: (transform.a12 * x3 + transform.a22 * y3 + transform.a32) / denominator
                };
              };
              for (var y2 = 0; y2 < location.dimension; y2++) {
                for (var x2 = 0; x2 < location.dimension; x2++) {
                  var xValue = x2 + 0.5;
                  var yValue = y2 + 0.5;
                  var sourcePixel = mappingFunction(xValue, yValue);
                  matrix.set(x2, y2, image.get(Math.floor(sourcePixel.x), Math.floor(sourcePixel.y)));
                }
              }
              return {
                matrix,
                mappingFunction
              };
            }
            exports2.extract = extract;
          }),
          /* 12 */
          /***/
          (function(module2, exports2, __webpack_require__) {
            "use strict";
            Object.defineProperty(exports2, "__esModule", { value: true });
            var MAX_FINDERPATTERNS_TO_SEARCH = 4;
            var MIN_QUAD_RATIO = 0.5;
            var MAX_QUAD_RATIO = 1.5;
            var distance2 = function(a2, b2) {
              return Math.sqrt(Math.pow(b2.x - a2.x, 2) + Math.pow(b2.y - a2.y, 2));
            };
            function sum(values) {
              return values.reduce(function(a2, b2) {
                return a2 + b2;
              });
            }
            function reorderFinderPatterns(pattern1, pattern2, pattern3) {
              var _a, _b, _c, _d;
              var oneTwoDistance = distance2(pattern1, pattern2);
              var twoThreeDistance = distance2(pattern2, pattern3);
              var oneThreeDistance = distance2(pattern1, pattern3);
              var bottomLeft;
              var topLeft;
              var topRight;
              if (twoThreeDistance >= oneTwoDistance && twoThreeDistance >= oneThreeDistance) {
                _a = [pattern2, pattern1, pattern3], bottomLeft = _a[0], topLeft = _a[1], topRight = _a[2];
              } else if (oneThreeDistance >= twoThreeDistance && oneThreeDistance >= oneTwoDistance) {
                _b = [pattern1, pattern2, pattern3], bottomLeft = _b[0], topLeft = _b[1], topRight = _b[2];
              } else {
                _c = [pattern1, pattern3, pattern2], bottomLeft = _c[0], topLeft = _c[1], topRight = _c[2];
              }
              if ((topRight.x - topLeft.x) * (bottomLeft.y - topLeft.y) - (topRight.y - topLeft.y) * (bottomLeft.x - topLeft.x) < 0) {
                _d = [topRight, bottomLeft], bottomLeft = _d[0], topRight = _d[1];
              }
              return { bottomLeft, topLeft, topRight };
            }
            function computeDimension(topLeft, topRight, bottomLeft, matrix) {
              var moduleSize = (sum(countBlackWhiteRun(topLeft, bottomLeft, matrix, 5)) / 7 + // Divide by 7 since the ratio is 1:1:3:1:1
              sum(countBlackWhiteRun(topLeft, topRight, matrix, 5)) / 7 + sum(countBlackWhiteRun(bottomLeft, topLeft, matrix, 5)) / 7 + sum(countBlackWhiteRun(topRight, topLeft, matrix, 5)) / 7) / 4;
              if (moduleSize < 1) {
                throw new Error("Invalid module size");
              }
              var topDimension = Math.round(distance2(topLeft, topRight) / moduleSize);
              var sideDimension = Math.round(distance2(topLeft, bottomLeft) / moduleSize);
              var dimension = Math.floor((topDimension + sideDimension) / 2) + 7;
              switch (dimension % 4) {
                case 0:
                  dimension++;
                  break;
                case 2:
                  dimension--;
                  break;
              }
              return { dimension, moduleSize };
            }
            function countBlackWhiteRunTowardsPoint(origin, end, matrix, length) {
              var switchPoints = [{ x: Math.floor(origin.x), y: Math.floor(origin.y) }];
              var steep = Math.abs(end.y - origin.y) > Math.abs(end.x - origin.x);
              var fromX;
              var fromY;
              var toX;
              var toY;
              if (steep) {
                fromX = Math.floor(origin.y);
                fromY = Math.floor(origin.x);
                toX = Math.floor(end.y);
                toY = Math.floor(end.x);
              } else {
                fromX = Math.floor(origin.x);
                fromY = Math.floor(origin.y);
                toX = Math.floor(end.x);
                toY = Math.floor(end.y);
              }
              var dx = Math.abs(toX - fromX);
              var dy = Math.abs(toY - fromY);
              var error = Math.floor(-dx / 2);
              var xStep = fromX < toX ? 1 : -1;
              var yStep = fromY < toY ? 1 : -1;
              var currentPixel = true;
              for (var x2 = fromX, y2 = fromY; x2 !== toX + xStep; x2 += xStep) {
                var realX = steep ? y2 : x2;
                var realY = steep ? x2 : y2;
                if (matrix.get(realX, realY) !== currentPixel) {
                  currentPixel = !currentPixel;
                  switchPoints.push({ x: realX, y: realY });
                  if (switchPoints.length === length + 1) {
                    break;
                  }
                }
                error += dy;
                if (error > 0) {
                  if (y2 === toY) {
                    break;
                  }
                  y2 += yStep;
                  error -= dx;
                }
              }
              var distances = [];
              for (var i2 = 0; i2 < length; i2++) {
                if (switchPoints[i2] && switchPoints[i2 + 1]) {
                  distances.push(distance2(switchPoints[i2], switchPoints[i2 + 1]));
                } else {
                  distances.push(0);
                }
              }
              return distances;
            }
            function countBlackWhiteRun(origin, end, matrix, length) {
              var _a;
              var rise = end.y - origin.y;
              var run2 = end.x - origin.x;
              var towardsEnd = countBlackWhiteRunTowardsPoint(origin, end, matrix, Math.ceil(length / 2));
              var awayFromEnd = countBlackWhiteRunTowardsPoint(origin, { x: origin.x - run2, y: origin.y - rise }, matrix, Math.ceil(length / 2));
              var middleValue = towardsEnd.shift() + awayFromEnd.shift() - 1;
              return (_a = awayFromEnd.concat(middleValue)).concat.apply(_a, towardsEnd);
            }
            function scoreBlackWhiteRun(sequence, ratios) {
              var averageSize = sum(sequence) / sum(ratios);
              var error = 0;
              ratios.forEach(function(ratio2, i2) {
                error += Math.pow(sequence[i2] - ratio2 * averageSize, 2);
              });
              return { averageSize, error };
            }
            function scorePattern(point, ratios, matrix) {
              try {
                var horizontalRun = countBlackWhiteRun(point, { x: -1, y: point.y }, matrix, ratios.length);
                var verticalRun = countBlackWhiteRun(point, { x: point.x, y: -1 }, matrix, ratios.length);
                var topLeftPoint = {
                  x: Math.max(0, point.x - point.y) - 1,
                  y: Math.max(0, point.y - point.x) - 1
                };
                var topLeftBottomRightRun = countBlackWhiteRun(point, topLeftPoint, matrix, ratios.length);
                var bottomLeftPoint = {
                  x: Math.min(matrix.width, point.x + point.y) + 1,
                  y: Math.min(matrix.height, point.y + point.x) + 1
                };
                var bottomLeftTopRightRun = countBlackWhiteRun(point, bottomLeftPoint, matrix, ratios.length);
                var horzError = scoreBlackWhiteRun(horizontalRun, ratios);
                var vertError = scoreBlackWhiteRun(verticalRun, ratios);
                var diagDownError = scoreBlackWhiteRun(topLeftBottomRightRun, ratios);
                var diagUpError = scoreBlackWhiteRun(bottomLeftTopRightRun, ratios);
                var ratioError = Math.sqrt(horzError.error * horzError.error + vertError.error * vertError.error + diagDownError.error * diagDownError.error + diagUpError.error * diagUpError.error);
                var avgSize = (horzError.averageSize + vertError.averageSize + diagDownError.averageSize + diagUpError.averageSize) / 4;
                var sizeError = (Math.pow(horzError.averageSize - avgSize, 2) + Math.pow(vertError.averageSize - avgSize, 2) + Math.pow(diagDownError.averageSize - avgSize, 2) + Math.pow(diagUpError.averageSize - avgSize, 2)) / avgSize;
                return ratioError + sizeError;
              } catch (_a) {
                return Infinity;
              }
            }
            function recenterLocation(matrix, p2) {
              var leftX = Math.round(p2.x);
              while (matrix.get(leftX, Math.round(p2.y))) {
                leftX--;
              }
              var rightX = Math.round(p2.x);
              while (matrix.get(rightX, Math.round(p2.y))) {
                rightX++;
              }
              var x2 = (leftX + rightX) / 2;
              var topY = Math.round(p2.y);
              while (matrix.get(Math.round(x2), topY)) {
                topY--;
              }
              var bottomY = Math.round(p2.y);
              while (matrix.get(Math.round(x2), bottomY)) {
                bottomY++;
              }
              var y2 = (topY + bottomY) / 2;
              return { x: x2, y: y2 };
            }
            function locate(matrix) {
              var finderPatternQuads = [];
              var activeFinderPatternQuads = [];
              var alignmentPatternQuads = [];
              var activeAlignmentPatternQuads = [];
              var _loop_1 = function(y3) {
                var length_1 = 0;
                var lastBit = false;
                var scans = [0, 0, 0, 0, 0];
                var _loop_2 = function(x3) {
                  var v2 = matrix.get(x3, y3);
                  if (v2 === lastBit) {
                    length_1++;
                  } else {
                    scans = [scans[1], scans[2], scans[3], scans[4], length_1];
                    length_1 = 1;
                    lastBit = v2;
                    var averageFinderPatternBlocksize = sum(scans) / 7;
                    var validFinderPattern = Math.abs(scans[0] - averageFinderPatternBlocksize) < averageFinderPatternBlocksize && Math.abs(scans[1] - averageFinderPatternBlocksize) < averageFinderPatternBlocksize && Math.abs(scans[2] - 3 * averageFinderPatternBlocksize) < 3 * averageFinderPatternBlocksize && Math.abs(scans[3] - averageFinderPatternBlocksize) < averageFinderPatternBlocksize && Math.abs(scans[4] - averageFinderPatternBlocksize) < averageFinderPatternBlocksize && !v2;
                    var averageAlignmentPatternBlocksize = sum(scans.slice(-3)) / 3;
                    var validAlignmentPattern = Math.abs(scans[2] - averageAlignmentPatternBlocksize) < averageAlignmentPatternBlocksize && Math.abs(scans[3] - averageAlignmentPatternBlocksize) < averageAlignmentPatternBlocksize && Math.abs(scans[4] - averageAlignmentPatternBlocksize) < averageAlignmentPatternBlocksize && v2;
                    if (validFinderPattern) {
                      var endX_1 = x3 - scans[3] - scans[4];
                      var startX_1 = endX_1 - scans[2];
                      var line = { startX: startX_1, endX: endX_1, y: y3 };
                      var matchingQuads = activeFinderPatternQuads.filter(function(q3) {
                        return startX_1 >= q3.bottom.startX && startX_1 <= q3.bottom.endX || endX_1 >= q3.bottom.startX && startX_1 <= q3.bottom.endX || startX_1 <= q3.bottom.startX && endX_1 >= q3.bottom.endX && (scans[2] / (q3.bottom.endX - q3.bottom.startX) < MAX_QUAD_RATIO && scans[2] / (q3.bottom.endX - q3.bottom.startX) > MIN_QUAD_RATIO);
                      });
                      if (matchingQuads.length > 0) {
                        matchingQuads[0].bottom = line;
                      } else {
                        activeFinderPatternQuads.push({ top: line, bottom: line });
                      }
                    }
                    if (validAlignmentPattern) {
                      var endX_2 = x3 - scans[4];
                      var startX_2 = endX_2 - scans[3];
                      var line = { startX: startX_2, y: y3, endX: endX_2 };
                      var matchingQuads = activeAlignmentPatternQuads.filter(function(q3) {
                        return startX_2 >= q3.bottom.startX && startX_2 <= q3.bottom.endX || endX_2 >= q3.bottom.startX && startX_2 <= q3.bottom.endX || startX_2 <= q3.bottom.startX && endX_2 >= q3.bottom.endX && (scans[2] / (q3.bottom.endX - q3.bottom.startX) < MAX_QUAD_RATIO && scans[2] / (q3.bottom.endX - q3.bottom.startX) > MIN_QUAD_RATIO);
                      });
                      if (matchingQuads.length > 0) {
                        matchingQuads[0].bottom = line;
                      } else {
                        activeAlignmentPatternQuads.push({ top: line, bottom: line });
                      }
                    }
                  }
                };
                for (var x2 = -1; x2 <= matrix.width; x2++) {
                  _loop_2(x2);
                }
                finderPatternQuads.push.apply(finderPatternQuads, activeFinderPatternQuads.filter(function(q3) {
                  return q3.bottom.y !== y3 && q3.bottom.y - q3.top.y >= 2;
                }));
                activeFinderPatternQuads = activeFinderPatternQuads.filter(function(q3) {
                  return q3.bottom.y === y3;
                });
                alignmentPatternQuads.push.apply(alignmentPatternQuads, activeAlignmentPatternQuads.filter(function(q3) {
                  return q3.bottom.y !== y3;
                }));
                activeAlignmentPatternQuads = activeAlignmentPatternQuads.filter(function(q3) {
                  return q3.bottom.y === y3;
                });
              };
              for (var y2 = 0; y2 <= matrix.height; y2++) {
                _loop_1(y2);
              }
              finderPatternQuads.push.apply(finderPatternQuads, activeFinderPatternQuads.filter(function(q3) {
                return q3.bottom.y - q3.top.y >= 2;
              }));
              alignmentPatternQuads.push.apply(alignmentPatternQuads, activeAlignmentPatternQuads);
              var finderPatternGroups = finderPatternQuads.filter(function(q3) {
                return q3.bottom.y - q3.top.y >= 2;
              }).map(function(q3) {
                var x2 = (q3.top.startX + q3.top.endX + q3.bottom.startX + q3.bottom.endX) / 4;
                var y3 = (q3.top.y + q3.bottom.y + 1) / 2;
                if (!matrix.get(Math.round(x2), Math.round(y3))) {
                  return;
                }
                var lengths = [q3.top.endX - q3.top.startX, q3.bottom.endX - q3.bottom.startX, q3.bottom.y - q3.top.y + 1];
                var size = sum(lengths) / lengths.length;
                var score = scorePattern({ x: Math.round(x2), y: Math.round(y3) }, [1, 1, 3, 1, 1], matrix);
                return { score, x: x2, y: y3, size };
              }).filter(function(q3) {
                return !!q3;
              }).sort(function(a2, b2) {
                return a2.score - b2.score;
              }).map(function(point, i2, finderPatterns) {
                if (i2 > MAX_FINDERPATTERNS_TO_SEARCH) {
                  return null;
                }
                var otherPoints = finderPatterns.filter(function(p2, ii) {
                  return i2 !== ii;
                }).map(function(p2) {
                  return { x: p2.x, y: p2.y, score: p2.score + Math.pow(p2.size - point.size, 2) / point.size, size: p2.size };
                }).sort(function(a2, b2) {
                  return a2.score - b2.score;
                });
                if (otherPoints.length < 2) {
                  return null;
                }
                var score = point.score + otherPoints[0].score + otherPoints[1].score;
                return { points: [point].concat(otherPoints.slice(0, 2)), score };
              }).filter(function(q3) {
                return !!q3;
              }).sort(function(a2, b2) {
                return a2.score - b2.score;
              });
              if (finderPatternGroups.length === 0) {
                return null;
              }
              var _a = reorderFinderPatterns(finderPatternGroups[0].points[0], finderPatternGroups[0].points[1], finderPatternGroups[0].points[2]), topRight = _a.topRight, topLeft = _a.topLeft, bottomLeft = _a.bottomLeft;
              var alignment = findAlignmentPattern(matrix, alignmentPatternQuads, topRight, topLeft, bottomLeft);
              var result = [];
              if (alignment) {
                result.push({
                  alignmentPattern: { x: alignment.alignmentPattern.x, y: alignment.alignmentPattern.y },
                  bottomLeft: { x: bottomLeft.x, y: bottomLeft.y },
                  dimension: alignment.dimension,
                  topLeft: { x: topLeft.x, y: topLeft.y },
                  topRight: { x: topRight.x, y: topRight.y }
                });
              }
              var midTopRight = recenterLocation(matrix, topRight);
              var midTopLeft = recenterLocation(matrix, topLeft);
              var midBottomLeft = recenterLocation(matrix, bottomLeft);
              var centeredAlignment = findAlignmentPattern(matrix, alignmentPatternQuads, midTopRight, midTopLeft, midBottomLeft);
              if (centeredAlignment) {
                result.push({
                  alignmentPattern: { x: centeredAlignment.alignmentPattern.x, y: centeredAlignment.alignmentPattern.y },
                  bottomLeft: { x: midBottomLeft.x, y: midBottomLeft.y },
                  topLeft: { x: midTopLeft.x, y: midTopLeft.y },
                  topRight: { x: midTopRight.x, y: midTopRight.y },
                  dimension: centeredAlignment.dimension
                });
              }
              if (result.length === 0) {
                return null;
              }
              return result;
            }
            exports2.locate = locate;
            function findAlignmentPattern(matrix, alignmentPatternQuads, topRight, topLeft, bottomLeft) {
              var _a;
              var dimension;
              var moduleSize;
              try {
                _a = computeDimension(topLeft, topRight, bottomLeft, matrix), dimension = _a.dimension, moduleSize = _a.moduleSize;
              } catch (e2) {
                return null;
              }
              var bottomRightFinderPattern = {
                x: topRight.x - topLeft.x + bottomLeft.x,
                y: topRight.y - topLeft.y + bottomLeft.y
              };
              var modulesBetweenFinderPatterns = (distance2(topLeft, bottomLeft) + distance2(topLeft, topRight)) / 2 / moduleSize;
              var correctionToTopLeft = 1 - 3 / modulesBetweenFinderPatterns;
              var expectedAlignmentPattern = {
                x: topLeft.x + correctionToTopLeft * (bottomRightFinderPattern.x - topLeft.x),
                y: topLeft.y + correctionToTopLeft * (bottomRightFinderPattern.y - topLeft.y)
              };
              var alignmentPatterns2 = alignmentPatternQuads.map(function(q3) {
                var x2 = (q3.top.startX + q3.top.endX + q3.bottom.startX + q3.bottom.endX) / 4;
                var y2 = (q3.top.y + q3.bottom.y + 1) / 2;
                if (!matrix.get(Math.floor(x2), Math.floor(y2))) {
                  return;
                }
                var lengths = [q3.top.endX - q3.top.startX, q3.bottom.endX - q3.bottom.startX, q3.bottom.y - q3.top.y + 1];
                var size = sum(lengths) / lengths.length;
                var sizeScore = scorePattern({ x: Math.floor(x2), y: Math.floor(y2) }, [1, 1, 1], matrix);
                var score = sizeScore + distance2({ x: x2, y: y2 }, expectedAlignmentPattern);
                return { x: x2, y: y2, score };
              }).filter(function(v2) {
                return !!v2;
              }).sort(function(a2, b2) {
                return a2.score - b2.score;
              });
              var alignmentPattern = modulesBetweenFinderPatterns >= 15 && alignmentPatterns2.length ? alignmentPatterns2[0] : expectedAlignmentPattern;
              return { alignmentPattern, dimension };
            }
          })
          /******/
        ])["default"]
      );
    });
  }
});

// ../../../../tmp/team/40a/photos.ts
import { readFileSync } from "node:fs";
import sharp2 from "sharp";

// ../../node_modules/.pnpm/zxing-wasm@3.1.4_@types+emscripten@1.41.6/node_modules/zxing-wasm/dist/es/share.js
var e = [
  [
    "All",
    "*",
    "*",
    "     ",
    0,
    "All"
  ],
  [
    "AllReadable",
    "*",
    "r",
    "     ",
    0,
    "All Readable"
  ],
  [
    "AllCreatable",
    "*",
    "w",
    "     ",
    0,
    "All Creatable"
  ],
  [
    "AllLinear",
    "*",
    "l",
    "     ",
    0,
    "All Linear"
  ],
  [
    "AllMatrix",
    "*",
    "m",
    "     ",
    0,
    "All Matrix"
  ],
  [
    "AllGS1",
    "*",
    "G",
    "     ",
    0,
    "All GS1"
  ],
  [
    "AllRetail",
    "*",
    "R",
    "     ",
    0,
    "All Retail"
  ],
  [
    "AllIndustrial",
    "*",
    "I",
    "     ",
    0,
    "All Industrial"
  ],
  [
    "Codabar",
    "F",
    " ",
    "lrw  ",
    18,
    "Codabar"
  ],
  [
    "Code39",
    "A",
    " ",
    "lrw I",
    8,
    "Code 39"
  ],
  [
    "Code39Std",
    "A",
    "s",
    "lrw I",
    8,
    "Code 39 Standard"
  ],
  [
    "Code39Ext",
    "A",
    "e",
    "lr  I",
    9,
    "Code 39 Extended"
  ],
  [
    "Code32",
    "A",
    "2",
    "lr  I",
    129,
    "Code 32"
  ],
  [
    "PZN",
    "A",
    "p",
    "lr  I",
    52,
    "Pharmazentralnummer"
  ],
  [
    "Code93",
    "G",
    " ",
    "lrw I",
    25,
    "Code 93"
  ],
  [
    "Code128",
    "C",
    " ",
    "lrwGI",
    20,
    "Code 128"
  ],
  [
    "ITF",
    "I",
    " ",
    "lrw I",
    3,
    "ITF"
  ],
  [
    "ITF14",
    "I",
    "4",
    "lr  I",
    89,
    "ITF-14"
  ],
  [
    "DataBar",
    "e",
    " ",
    "lr GR",
    29,
    "DataBar"
  ],
  [
    "DataBarOmni",
    "e",
    "o",
    "lr GR",
    29,
    "DataBar Omni"
  ],
  [
    "DataBarStk",
    "e",
    "s",
    "lr GR",
    79,
    "DataBar Stacked"
  ],
  [
    "DataBarStkOmni",
    "e",
    "O",
    "lr GR",
    80,
    "DataBar Stacked Omni"
  ],
  [
    "DataBarLtd",
    "e",
    "l",
    "lr GR",
    30,
    "DataBar Limited"
  ],
  [
    "DataBarExp",
    "e",
    "e",
    "lr GR",
    31,
    "DataBar Expanded"
  ],
  [
    "DataBarExpStk",
    "e",
    "E",
    "lr GR",
    81,
    "DataBar Expanded Stacked"
  ],
  [
    "EANUPC",
    "E",
    " ",
    "lr  R",
    15,
    "EAN/UPC"
  ],
  [
    "EAN13",
    "E",
    "1",
    "lrw R",
    15,
    "EAN-13"
  ],
  [
    "EAN8",
    "E",
    "8",
    "lrw R",
    10,
    "EAN-8"
  ],
  [
    "EAN5",
    "E",
    "5",
    "l   R",
    12,
    "EAN-5"
  ],
  [
    "EAN2",
    "E",
    "2",
    "l   R",
    11,
    "EAN-2"
  ],
  [
    "ISBN",
    "E",
    "i",
    "lr  R",
    69,
    "ISBN"
  ],
  [
    "UPCA",
    "E",
    "a",
    "lrw R",
    34,
    "UPC-A"
  ],
  [
    "UPCE",
    "E",
    "e",
    "lrw R",
    37,
    "UPC-E"
  ],
  [
    "Telepen",
    "B",
    " ",
    "lr  I",
    32,
    "Telepen"
  ],
  [
    "TelepenAlpha",
    "B",
    "0",
    "lr  I",
    32,
    "Telepen Alpha"
  ],
  [
    "TelepenNumeric",
    "B",
    "1",
    "lr  I",
    87,
    "Telepen Numeric"
  ],
  [
    "OtherBarcode",
    "X",
    " ",
    " r   ",
    0,
    "Other barcode"
  ],
  [
    "DXFilmEdge",
    "X",
    "x",
    "lr   ",
    147,
    "DX Film Edge"
  ],
  [
    "PDF417",
    "L",
    " ",
    "mrw  ",
    55,
    "PDF417"
  ],
  [
    "CompactPDF417",
    "L",
    "c",
    "mr   ",
    56,
    "Compact PDF417"
  ],
  [
    "MicroPDF417",
    "L",
    "m",
    "mr   ",
    84,
    "MicroPDF417"
  ],
  [
    "Aztec",
    "z",
    " ",
    "mr G ",
    92,
    "Aztec"
  ],
  [
    "AztecCode",
    "z",
    "c",
    "mrwG ",
    92,
    "Aztec Code"
  ],
  [
    "AztecRune",
    "z",
    "r",
    "mr   ",
    128,
    "Aztec Rune"
  ],
  [
    "QRCode",
    "Q",
    " ",
    "mrwG ",
    58,
    "QR Code"
  ],
  [
    "QRCodeModel1",
    "Q",
    "1",
    "mr   ",
    0,
    "QR Code Model 1"
  ],
  [
    "QRCodeModel2",
    "Q",
    "2",
    "mr   ",
    58,
    "QR Code Model 2"
  ],
  [
    "MicroQRCode",
    "Q",
    "m",
    "mr   ",
    97,
    "Micro QR Code"
  ],
  [
    "RMQRCode",
    "Q",
    "r",
    "mr G ",
    145,
    "rMQR Code"
  ],
  [
    "DataMatrix",
    "d",
    " ",
    "mrwG ",
    71,
    "Data Matrix"
  ],
  [
    "MaxiCode",
    "U",
    " ",
    "mr   ",
    57,
    "MaxiCode"
  ]
];
var t = {
  DataBarExpanded: "DataBarExp",
  DataBarLimited: "DataBarLtd",
  "Linear-Codes": "AllLinear",
  "Matrix-Codes": "AllMatrix",
  Any: "All",
  rMQRCode: "RMQRCode"
};
var n = e.map((e2) => e2[5]);
var r = e.filter((e2) => e2[1] === "*").map((e2) => e2[0]);
var i = e.filter((e2) => e2[1] !== "*").map((e2) => e2[0]);
var o = e.filter((e2) => e2[2] === " ").map((e2) => e2[0]);
var s = e.filter((e2) => e2[3][0] === "l").map((e2) => e2[0]);
var l = e.filter((e2) => e2[3][0] === "m").map((e2) => e2[0]);
var d = e.filter((e2) => e2[3][1] === "r").map((e2) => e2[0]);
var f = e.filter((e2) => e2[3][2] === "w" || e2[4] !== 0).map((e2) => e2[0]);
var p = e.filter((e2) => e2[3][3] === "G").map((e2) => e2[0]);
var m = e.filter((e2) => e2[3][4] === "R").map((e2) => e2[0]);
var h = e.filter((e2) => e2[3][4] === "I").map((e2) => e2[0]);
function y(e2) {
  var n2;
  return (n2 = t[e2]) == null ? e2 : n2;
}
function b(e2) {
  return e2.map(y).join(",");
}
var x = [
  "LocalAverage",
  "GlobalHistogram",
  "FixedThreshold",
  "BoolCast"
];
function C(e2) {
  return x.indexOf(e2);
}
var w = /* @__PURE__ */ "Unknown.ASCII.ISO8859_1.ISO8859_2.ISO8859_3.ISO8859_4.ISO8859_5.ISO8859_6.ISO8859_7.ISO8859_8.ISO8859_9.ISO8859_10.ISO8859_11.ISO8859_13.ISO8859_14.ISO8859_15.ISO8859_16.Cp437.Cp1250.Cp1251.Cp1252.Cp1256.Shift_JIS.Big5.GB2312.GB18030.EUC_JP.EUC_KR.UTF16BE.UTF8.UTF16LE.UTF32BE.UTF32LE.BINARY".split(".");
function E(e2) {
  return e2 === "UnicodeBig" ? w.indexOf("UTF16BE") : w.indexOf(e2);
}
var D = [
  "Text",
  "Binary",
  "Mixed",
  "GS1",
  "ISO15434",
  "UnknownECI"
];
function k(e2) {
  return D[e2];
}
var A = [
  "Ignore",
  "Read",
  "Require"
];
function M(e2) {
  return A.indexOf(e2);
}
var N = [
  "Plain",
  "ECI",
  "HRI",
  "Escaped",
  "Hex",
  "HexECI"
];
function F(e2) {
  return N.indexOf(e2);
}
var I = {
  formats: [],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  tryDenoise: false,
  binarizer: "LocalAverage",
  isPure: false,
  downscaleFactor: 3,
  downscaleThreshold: 500,
  minLineCount: 2,
  maxNumberOfSymbols: 255,
  validateOptionalChecksum: false,
  returnErrors: false,
  eanAddOnSymbol: "Ignore",
  textMode: "HRI",
  characterSet: "Unknown",
  tryCode39ExtendedMode: true
};
function L(e2) {
  var t2;
  return {
    ...e2,
    formats: b(e2.formats),
    binarizer: C(e2.binarizer),
    eanAddOnSymbol: M(e2.eanAddOnSymbol),
    textMode: F(e2.textMode),
    characterSet: E(e2.characterSet),
    tryCode39ExtendedMode: (t2 = e2.tryCode39ExtendedMode) == null || t2
  };
}
function R(e2) {
  return {
    ...e2,
    orientation: e2.rotation,
    format: e2.format,
    symbology: e2.symbology,
    contentType: k(e2.contentType)
  };
}
var B = {
  format: "QRCode",
  readerInit: false,
  forceSquareDataMatrix: false,
  ecLevel: "",
  scale: 1,
  sizeHint: 0,
  rotate: 0,
  invert: false,
  withHRT: false,
  withQuietZones: true,
  addHRT: false,
  addQuietZones: true,
  options: ""
};
var W = { locateFile: (e2, t2) => {
  let n2 = e2.match(/_(.+?)\.wasm$/);
  return n2 ? `https://fastly.jsdelivr.net/npm/zxing-wasm@3.1.4/dist/${n2[1]}/${e2}` : t2 + e2;
} };
var G = /* @__PURE__ */ new WeakMap();
function K(e2, t2) {
  return Object.is(e2, t2) || Object.keys(e2).length === Object.keys(t2).length && Object.keys(e2).every((n2) => Object.hasOwn(t2, n2) && e2[n2] === t2[n2]);
}
function q(e2, { overrides: t2, equalityFn: n2 = K, fireImmediately: r2 = false } = {}) {
  var i2, a2;
  let [o2, s2] = (i2 = G.get(e2)) == null ? [W] : i2, c2 = t2 == null ? o2 : t2, l2;
  if (r2) {
    if (s2 && (l2 = n2(o2, c2))) return s2;
    let t3 = e2({ ...c2 });
    return G.set(e2, [c2, t3]), t3;
  }
  ((a2 = l2) == null ? n2(o2, c2) : a2) || G.set(e2, [c2]);
}
function Y(e2) {
  let t2 = e2.byteLength >> 2, n2 = new Uint8Array(t2);
  for (let r2 = 0; r2 < t2; r2++) {
    let t3 = r2 << 2;
    n2[r2] = 306 * e2[t3] + 601 * e2[t3 + 1] + 117 * e2[t3 + 2] + 512 >> 10;
  }
  return n2;
}
async function X(e2, t2, n2 = I) {
  let r2 = {
    ...I,
    ...n2
  }, i2 = await q(e2, { fireImmediately: true }), a2, o2;
  if ("width" in t2 && "height" in t2 && "data" in t2) {
    let { data: e3, width: n3, height: s3 } = t2, c2 = Y(e3), l2 = c2.byteLength;
    if (o2 = i2._malloc(l2), !o2) throw Error(`Failed to allocate ${l2} bytes in WASM memory`);
    try {
      i2.HEAPU8.set(c2, o2), a2 = i2.readBarcodesFromPixmap(o2, n3, s3, L(r2));
    } finally {
      i2._free(o2);
    }
  } else {
    let e3, n3;
    if ("buffer" in t2) [e3, n3] = [t2.byteLength, t2];
    else if ("byteLength" in t2) [e3, n3] = [t2.byteLength, new Uint8Array(t2)];
    else if ("size" in t2) [e3, n3] = [t2.size, new Uint8Array(await t2.arrayBuffer())];
    else throw TypeError("Invalid input type");
    if (o2 = i2._malloc(e3), !o2) throw Error(`Failed to allocate ${e3} bytes in WASM memory`);
    try {
      i2.HEAPU8.set(n3, o2), a2 = i2.readBarcodesFromImage(o2, e3, L(r2));
    } finally {
      i2._free(o2);
    }
  }
  let s2 = [];
  for (let e3 = 0; e3 < a2.size(); ++e3) s2.push(R(a2.get(e3)));
  return s2;
}
var Q = {
  ...I,
  formats: [...I.formats]
};
var $ = { ...B };

// ../../node_modules/.pnpm/zxing-wasm@3.1.4_@types+emscripten@1.41.6/node_modules/zxing-wasm/dist/es/reader/index.js
async function w2(e2 = {}) {
  var t2, n2, r2, i2 = e2, a2 = !!globalThis.window, o2 = typeof Bun < "u", s2 = !!globalThis.WorkerGlobalScope;
  (n2 = globalThis.process) != null && (n2 = n2.versions) != null && n2.node && ((r2 = globalThis.process) == null || r2.type);
  var c2, l2 = "";
  function u2(e3) {
    return i2.locateFile ? i2.locateFile(e3, l2) : l2 + e3;
  }
  var d2, f2;
  if (a2 || s2 || o2) {
    try {
      l2 = new URL(".", c2).href;
    } catch {
    }
    s2 && (f2 = (e3) => {
      var t3 = new XMLHttpRequest();
      return t3.open("GET", e3, false), t3.responseType = "arraybuffer", t3.send(null), new Uint8Array(t3.response);
    }), d2 = async (e3) => {
      var t3 = await fetch(e3, { credentials: "same-origin" });
      if (t3.ok) return t3.arrayBuffer();
      throw Error(t3.status + " : " + t3.url);
    };
  }
  console.log.bind(console);
  var p2 = console.error.bind(console), m2, h2 = false, g2, _2, v2 = false;
  function y2() {
    var e3 = Fn.buffer;
    C2 = new Int8Array(e3), x2 = new Int16Array(e3), i2.HEAPU8 = O2 = new Uint8Array(e3), E2 = new Uint16Array(e3), S2 = new Int32Array(e3), D2 = new Uint32Array(e3), w3 = new Float32Array(e3), T3 = new Float64Array(e3);
  }
  function ee() {
    if (i2.preRun) for (typeof i2.preRun == "function" && (i2.preRun = [i2.preRun]); i2.preRun.length; ) me(i2.preRun.shift());
    k3(pe);
  }
  function te() {
    v2 = true, $2.ra();
  }
  function ne() {
    if (i2.postRun) for (typeof i2.postRun == "function" && (i2.postRun = [i2.postRun]); i2.postRun.length; ) fe(i2.postRun.shift());
    k3(de);
  }
  function re(e3) {
    var t3, n3;
    (t3 = i2.onAbort) == null || t3.call(i2, e3), e3 = "Aborted(" + e3 + ")", p2(e3), h2 = true, e3 += ". Build with -sASSERTIONS for more info.";
    var r3 = new WebAssembly.RuntimeError(e3);
    throw (n3 = _2) == null || n3(r3), r3;
  }
  var b2;
  function ie() {
    return u2("zxing_reader.wasm");
  }
  function ae(e3) {
    if (e3 == b2 && m2) return new Uint8Array(m2);
    if (f2) return f2(e3);
    throw "both async and sync fetching of the wasm failed";
  }
  async function oe(e3) {
    if (!m2) try {
      var t3 = await d2(e3);
      return new Uint8Array(t3);
    } catch {
    }
    return ae(e3);
  }
  async function se(e3, t3) {
    try {
      var n3 = await oe(e3);
      return await WebAssembly.instantiate(n3, t3);
    } catch (e4) {
      p2(`failed to asynchronously prepare wasm: ${e4}`), re(e4);
    }
  }
  async function ce(e3, t3, n3) {
    if (!e3 && WebAssembly.instantiateStreaming) try {
      var r3 = fetch(t3, { credentials: "same-origin" });
      return await WebAssembly.instantiateStreaming(r3, n3);
    } catch (e4) {
      p2(`wasm streaming compile failed: ${e4}`), p2("falling back to ArrayBuffer instantiation");
    }
    return se(t3, n3);
  }
  function le() {
    return { a: Rn };
  }
  async function ue() {
    function e3(e4, t4) {
      return $2 = e4.exports, Ln($2), y2(), $2;
    }
    function t3(t4) {
      return e3(t4.instance);
    }
    var n3 = le();
    return i2.instantiateWasm ? new Promise((t4, r3) => {
      i2.instantiateWasm(n3, (n4, r4) => {
        t4(e3(n4, r4));
      });
    }) : (b2 != null || (b2 = ie()), t3(await ce(m2, b2, n3)));
  }
  var x2, S2, C2, w3, T3, E2, D2, O2, k3 = (e3) => {
    for (; e3.length > 0; ) e3.shift()(i2);
  }, de = [], fe = (e3) => de.push(e3), pe = [], me = (e3) => pe.push(e3), A2 = (e3) => On(e3), j2 = () => kn(), M2 = [], he = 0, ge = (e3) => {
    var t3 = new ve(e3);
    return t3.get_caught() || (t3.set_caught(true), he--), t3.set_rethrown(false), M2.push(t3), En(e3);
  }, N2 = 0, _e = () => {
    Q2(0, 0);
    var e3 = M2.pop();
    jn(e3.excPtr), N2 = 0;
  };
  class ve {
    constructor(e3) {
      this.excPtr = e3, this.ptr = e3 - 24;
    }
    set_type(e3) {
      D2[this.ptr + 4 >> 2] = e3;
    }
    get_type() {
      return D2[this.ptr + 4 >> 2];
    }
    set_destructor(e3) {
      D2[this.ptr + 8 >> 2] = e3;
    }
    get_destructor() {
      return D2[this.ptr + 8 >> 2];
    }
    set_caught(e3) {
      e3 = +!!e3, C2[this.ptr + 12] = e3;
    }
    get_caught() {
      return C2[this.ptr + 12] != 0;
    }
    set_rethrown(e3) {
      e3 = +!!e3, C2[this.ptr + 13] = e3;
    }
    get_rethrown() {
      return C2[this.ptr + 13] != 0;
    }
    init(e3, t3) {
      this.set_adjusted_ptr(0), this.set_type(e3), this.set_destructor(t3);
    }
    set_adjusted_ptr(e3) {
      D2[this.ptr + 16 >> 2] = e3;
    }
    get_adjusted_ptr() {
      return D2[this.ptr + 16 >> 2];
    }
  }
  var P2 = (e3) => Dn(e3), ye = (e3) => {
    var t3 = N2;
    if (!t3) return P2(0), 0;
    var n3 = new ve(t3);
    n3.set_adjusted_ptr(t3);
    var r3 = n3.get_type();
    if (!r3) return P2(0), t3;
    for (var i3 of e3) {
      if (i3 === 0 || i3 === r3) break;
      var a3 = n3.ptr + 16;
      if (Mn(i3, r3, a3)) return P2(i3), t3;
    }
    return P2(r3), t3;
  }, be = () => ye([]), xe = (e3) => ye([e3]), Se = (e3, t3) => ye([e3, t3]), Ce = () => {
    var e3 = M2.pop();
    e3 || re("no exception to throw");
    var t3 = e3.excPtr;
    throw e3.get_rethrown() || (M2.push(e3), e3.set_rethrown(true), e3.set_caught(false), he++), An(t3), N2 = t3, N2;
  }, we = (e3, t3, n3) => {
    throw new ve(e3).init(t3, n3), An(e3), N2 = e3, he++, N2;
  }, Te = (e3) => {
    throw N2 || (N2 = e3), N2;
  }, Ee = () => re(""), F2 = {}, De = (e3) => {
    for (; e3.length; ) {
      var t3 = e3.pop();
      e3.pop()(t3);
    }
  };
  function I2(e3) {
    return this.fromWireType(D2[e3 >> 2]);
  }
  var L2 = {}, R2 = {}, z = {}, Oe = class extends Error {
    constructor(e3) {
      super(e3), this.name = "InternalError";
    }
  }, B2 = (e3) => {
    throw new Oe(e3);
  }, V = (e3, t3, n3) => {
    e3.forEach((e4) => z[e4] = t3);
    function r3(t4) {
      var r4 = n3(t4);
      r4.length !== e3.length && B2("Mismatched type converter count");
      for (var i4 = 0; i4 < e3.length; ++i4) G2(e3[i4], r4[i4]);
    }
    var i3 = Array(t3.length), a3 = [], o3 = 0;
    {
      let e4 = t3;
      for (let t4 = 0; t4 < e4.length; ++t4) {
        let n4 = e4[t4];
        R2.hasOwnProperty(n4) ? i3[t4] = R2[n4] : (a3.push(n4), L2.hasOwnProperty(n4) || (L2[n4] = []), L2[n4].push(() => {
          i3[t4] = R2[n4], ++o3, o3 === a3.length && r3(i3);
        }));
      }
    }
    a3.length === 0 && r3(i3);
  }, ke = (e3) => {
    var t3 = F2[e3];
    delete F2[e3];
    var n3 = t3.rawConstructor, r3 = t3.rawDestructor, i3 = t3.fields, a3 = i3.map((e4) => e4.getterReturnType).concat(i3.map((e4) => e4.setterArgumentType));
    V([e3], a3, (e4) => {
      var a4 = {};
      {
        let t4 = i3;
        for (let n4 = 0; n4 < t4.length; ++n4) {
          let r4 = t4[n4], o3 = e4[n4], s3 = r4.getter, c3 = r4.getterContext, l3 = e4[n4 + i3.length], u3 = r4.setter, d3 = r4.setterContext;
          a4[r4.fieldName] = {
            read: (e5) => o3.fromWireType(s3(c3, e5)),
            write: (e5, t5) => {
              var n5 = [];
              u3(d3, e5, l3.toWireType(n5, t5)), De(n5);
            },
            optional: o3.optional
          };
        }
      }
      return [{
        name: t3.name,
        fromWireType: (e5) => {
          var t4 = {};
          for (var n4 in a4) t4[n4] = a4[n4].read(e5);
          return r3(e5), t4;
        },
        toWireType: (e5, t4) => {
          for (var i4 in a4) if (!(i4 in t4) && !a4[i4].optional) throw TypeError(`Missing field: "${i4}"`);
          var o3 = n3();
          for (i4 in a4) a4[i4].write(o3, t4[i4]);
          return e5 !== null && e5.push(r3, o3), o3;
        },
        readValueFromPointer: I2,
        destructorFunction: r3
      }];
    });
  }, Ae = (e3, t3, n3, r3, i3) => {
  }, H2 = (e3) => {
    for (var t3 = ""; ; ) {
      var n3 = O2[e3++];
      if (!n3) return t3;
      t3 += String.fromCharCode(n3);
    }
  }, U2 = class extends Error {
    constructor(e3) {
      super(e3), this.name = "BindingError";
    }
  }, W2 = (e3) => {
    throw new U2(e3);
  };
  function je(e3, t3) {
    let n3 = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : {};
    var r3 = t3.name;
    if (e3 || W2(`type "${r3}" must have a positive integer typeid pointer`), R2.hasOwnProperty(e3)) {
      if (n3.ignoreDuplicateRegistrations) return;
      W2(`Cannot register type '${r3}' twice`);
    }
    if (R2[e3] = t3, delete z[e3], L2.hasOwnProperty(e3)) {
      var i3 = L2[e3];
      delete L2[e3], i3.forEach((e4) => e4());
    }
  }
  function G2(e3, t3) {
    return je(e3, t3, arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : {});
  }
  var Me = (e3, t3, n3, r3) => {
    t3 = H2(t3), G2(e3, {
      name: t3,
      fromWireType: function(e4) {
        return !!e4;
      },
      toWireType: function(e4, t4) {
        return t4 ? n3 : r3;
      },
      readValueFromPointer: function(e4) {
        return this.fromWireType(O2[e4]);
      },
      destructorFunction: null
    });
  }, Ne = (e3) => ({
    count: e3.count,
    deleteScheduled: e3.deleteScheduled,
    preservePointerOnDelete: e3.preservePointerOnDelete,
    ptr: e3.ptr,
    ptrType: e3.ptrType,
    smartPtr: e3.smartPtr,
    smartPtrType: e3.smartPtrType
  }), Pe = (e3) => {
    function t3(e4) {
      return e4.$$.ptrType.registeredClass.name;
    }
    W2(t3(e3) + " instance already deleted");
  }, Fe = false, Ie = (e3) => {
  }, Le = (e3) => {
    e3.smartPtr ? e3.smartPtrType.rawDestructor(e3.smartPtr) : e3.ptrType.registeredClass.rawDestructor(e3.ptr);
  }, Re = (e3) => {
    --e3.count.value, e3.count.value === 0 && Le(e3);
  }, K2 = (e3) => globalThis.FinalizationRegistry ? (Fe = new FinalizationRegistry((e4) => {
    Re(e4.$$);
  }), K2 = (e4) => {
    var t3 = e4.$$;
    if (t3.smartPtr) {
      var n3 = { $$: t3 };
      Fe.register(e4, n3, e4);
    }
    return e4;
  }, Ie = (e4) => Fe.unregister(e4), K2(e3)) : (K2 = (e4) => e4, e3), ze = [], Be = () => {
    for (; ze.length; ) {
      var e3 = ze.pop();
      e3.$$.deleteScheduled = false, e3.delete();
    }
  }, Ve, He = () => {
    let e3 = Ue.prototype;
    Object.assign(e3, {
      isAliasOf(e4) {
        if (!(this instanceof Ue) || !(e4 instanceof Ue)) return false;
        var t4 = this.$$.ptrType.registeredClass, n3 = this.$$.ptr;
        e4.$$ = e4.$$;
        for (var r3 = e4.$$.ptrType.registeredClass, i3 = e4.$$.ptr; t4.baseClass; ) n3 = t4.upcast(n3), t4 = t4.baseClass;
        for (; r3.baseClass; ) i3 = r3.upcast(i3), r3 = r3.baseClass;
        return t4 === r3 && n3 === i3;
      },
      clone() {
        if (this.$$.ptr || Pe(this), this.$$.preservePointerOnDelete) return this.$$.count.value += 1, this;
        var e4 = K2(Object.create(Object.getPrototypeOf(this), { $$: { value: Ne(this.$$) } }));
        return e4.$$.count.value += 1, e4.$$.deleteScheduled = false, e4;
      },
      delete() {
        this.$$.ptr || Pe(this), this.$$.deleteScheduled && !this.$$.preservePointerOnDelete && W2("Object already scheduled for deletion"), Ie(this), Re(this.$$), this.$$.preservePointerOnDelete || (this.$$.smartPtr = void 0, this.$$.ptr = void 0);
      },
      isDeleted() {
        return !this.$$.ptr;
      },
      deleteLater() {
        return this.$$.ptr || Pe(this), this.$$.deleteScheduled && !this.$$.preservePointerOnDelete && W2("Object already scheduled for deletion"), ze.push(this), ze.length === 1 && Ve && Ve(Be), this.$$.deleteScheduled = true, this;
      }
    });
    let t3 = Symbol.dispose;
    t3 && (e3[t3] = e3.delete);
  };
  function Ue() {
  }
  var We = (e3, t3) => Object.defineProperty(t3, "name", { value: e3 }), Ge = {}, Ke = (e3, t3, n3) => {
    if (e3[t3].overloadTable === void 0) {
      var r3 = e3[t3];
      e3[t3] = function() {
        var r4 = [...arguments];
        return e3[t3].overloadTable.hasOwnProperty(r4.length) || W2(`Function '${n3}' called with an invalid number of arguments (${r4.length}) - expects one of (${e3[t3].overloadTable})!`), e3[t3].overloadTable[r4.length].apply(this, r4);
      }, e3[t3].overloadTable = [], e3[t3].overloadTable[r3.argCount] = r3;
    }
  }, qe = (e3, t3, n3) => {
    i2.hasOwnProperty(e3) ? ((n3 === void 0 || i2[e3].overloadTable !== void 0 && i2[e3].overloadTable[n3] !== void 0) && W2(`Cannot register public name '${e3}' twice`), Ke(i2, e3, e3), i2[e3].overloadTable.hasOwnProperty(n3) && W2(`Cannot register multiple overloads of a function with the same number of arguments (${n3})!`), i2[e3].overloadTable[n3] = t3) : (i2[e3] = t3, i2[e3].argCount = n3);
  }, Je = 48, Ye = 57, Xe = (e3) => {
    e3 = e3.replace(/[^a-zA-Z0-9_]/g, "$");
    var t3 = e3.charCodeAt(0);
    return t3 >= Je && t3 <= Ye ? `_${e3}` : e3;
  };
  function Ze(e3, t3, n3, r3, i3, a3, o3, s3) {
    this.name = e3, this.constructor = t3, this.instancePrototype = n3, this.rawDestructor = r3, this.baseClass = i3, this.getActualType = a3, this.upcast = o3, this.downcast = s3, this.pureVirtualFunctions = [];
  }
  var Qe = (e3, t3, n3) => {
    for (; t3 !== n3; ) t3.upcast || W2(`Expected null or instance of ${n3.name}, got an instance of ${t3.name}`), e3 = t3.upcast(e3), t3 = t3.baseClass;
    return e3;
  }, $e = (e3) => {
    if (e3 === null) return "null";
    var t3 = typeof e3;
    return t3 === "object" || t3 === "array" || t3 === "function" ? e3.toString() : "" + e3;
  };
  function et(e3, t3) {
    if (t3 === null) return this.isReference && W2(`null is not a valid ${this.name}`), 0;
    t3.$$ || W2(`Cannot pass "${$e(t3)}" as a ${this.name}`), t3.$$.ptr || W2(`Cannot pass deleted object as a pointer of type ${this.name}`);
    var n3 = t3.$$.ptrType.registeredClass;
    return Qe(t3.$$.ptr, n3, this.registeredClass);
  }
  function tt(e3, t3) {
    var n3;
    if (t3 === null) return this.isReference && W2(`null is not a valid ${this.name}`), this.isSmartPointer ? (n3 = this.rawConstructor(), e3 !== null && e3.push(this.rawDestructor, n3), n3) : 0;
    (!t3 || !t3.$$) && W2(`Cannot pass "${$e(t3)}" as a ${this.name}`), t3.$$.ptr || W2(`Cannot pass deleted object as a pointer of type ${this.name}`), !this.isConst && t3.$$.ptrType.isConst && W2(`Cannot convert argument of type ${t3.$$.smartPtrType ? t3.$$.smartPtrType.name : t3.$$.ptrType.name} to parameter type ${this.name}`);
    var r3 = t3.$$.ptrType.registeredClass;
    if (n3 = Qe(t3.$$.ptr, r3, this.registeredClass), this.isSmartPointer) switch (t3.$$.smartPtr === void 0 && W2("Passing raw pointer to smart pointer is illegal"), this.sharingPolicy) {
      case 0:
        t3.$$.smartPtrType === this ? n3 = t3.$$.smartPtr : W2(`Cannot convert argument of type ${t3.$$.smartPtrType ? t3.$$.smartPtrType.name : t3.$$.ptrType.name} to parameter type ${this.name}`);
        break;
      case 1:
        n3 = t3.$$.smartPtr;
        break;
      case 2:
        if (t3.$$.smartPtrType === this) n3 = t3.$$.smartPtr;
        else {
          var i3 = t3.clone();
          n3 = this.rawShare(n3, X2.toHandle(() => i3.delete())), e3 !== null && e3.push(this.rawDestructor, n3);
        }
        break;
      default:
        W2("Unsupported sharing policy");
    }
    return n3;
  }
  function nt(e3, t3) {
    if (t3 === null) return this.isReference && W2(`null is not a valid ${this.name}`), 0;
    t3.$$ || W2(`Cannot pass "${$e(t3)}" as a ${this.name}`), t3.$$.ptr || W2(`Cannot pass deleted object as a pointer of type ${this.name}`), t3.$$.ptrType.isConst && W2(`Cannot convert argument of type ${t3.$$.ptrType.name} to parameter type ${this.name}`);
    var n3 = t3.$$.ptrType.registeredClass;
    return Qe(t3.$$.ptr, n3, this.registeredClass);
  }
  var rt = (e3, t3, n3) => {
    if (t3 === n3) return e3;
    if (n3.baseClass === void 0) return null;
    var r3 = rt(e3, t3, n3.baseClass);
    return r3 === null ? null : n3.downcast(r3);
  }, it = {}, at = (e3, t3) => {
    for (t3 === void 0 && W2("ptr should not be undefined"); e3.baseClass; ) t3 = e3.upcast(t3), e3 = e3.baseClass;
    return t3;
  }, ot = (e3, t3) => (t3 = at(e3, t3), it[t3]), st = (e3, t3) => ((!t3.ptrType || !t3.ptr) && B2("makeClassHandle requires ptr and ptrType"), !!t3.smartPtrType != !!t3.smartPtr && B2("Both smartPtrType and smartPtr must be specified"), t3.count = { value: 1 }, K2(Object.create(e3, { $$: {
    value: t3,
    writable: true
  } })));
  function ct(e3) {
    var t3 = this.getPointee(e3);
    if (!t3) return this.destructor(e3), null;
    var n3 = ot(this.registeredClass, t3);
    if (n3 !== void 0) {
      if (n3.$$.count.value === 0) return n3.$$.ptr = t3, n3.$$.smartPtr = e3, n3.clone();
      var r3 = n3.clone();
      return this.destructor(e3), r3;
    }
    function i3() {
      return this.isSmartPointer ? st(this.registeredClass.instancePrototype, {
        ptrType: this.pointeeType,
        ptr: t3,
        smartPtrType: this,
        smartPtr: e3
      }) : st(this.registeredClass.instancePrototype, {
        ptrType: this,
        ptr: e3
      });
    }
    var a3 = Ge[this.registeredClass.getActualType(t3)];
    if (!a3) return i3.call(this);
    var o3 = this.isConst ? a3.constPointerType : a3.pointerType, s3 = rt(t3, this.registeredClass, o3.registeredClass);
    return s3 === null ? i3.call(this) : this.isSmartPointer ? st(o3.registeredClass.instancePrototype, {
      ptrType: o3,
      ptr: s3,
      smartPtrType: this,
      smartPtr: e3
    }) : st(o3.registeredClass.instancePrototype, {
      ptrType: o3,
      ptr: s3
    });
  }
  var lt = () => {
    Object.assign(ut.prototype, {
      getPointee(e3) {
        return this.rawGetPointee && (e3 = this.rawGetPointee(e3)), e3;
      },
      destructor(e3) {
        var t3;
        (t3 = this.rawDestructor) == null || t3.call(this, e3);
      },
      readValueFromPointer: I2,
      fromWireType: ct
    });
  };
  function ut(e3, t3, n3, r3, i3, a3, o3, s3, c3, l3, u3) {
    this.name = e3, this.registeredClass = t3, this.isReference = n3, this.isConst = r3, this.isSmartPointer = i3, this.pointeeType = a3, this.sharingPolicy = o3, this.rawGetPointee = s3, this.rawConstructor = c3, this.rawShare = l3, this.rawDestructor = u3, !i3 && t3.baseClass === void 0 ? r3 ? (this.toWireType = et, this.destructorFunction = null) : (this.toWireType = nt, this.destructorFunction = null) : this.toWireType = tt;
  }
  var dt = (e3, t3, n3) => {
    i2.hasOwnProperty(e3) || B2("Replacing nonexistent public symbol"), i2[e3].overloadTable !== void 0 && n3 !== void 0 ? i2[e3].overloadTable[n3] = t3 : (i2[e3] = t3, i2[e3].argCount = n3);
  }, ft = {}, pt = (e3, t3, n3) => {
    e3 = e3.replace(/p/g, "i");
    var r3 = ft[e3];
    return r3(t3, ...n3);
  }, mt = [], q3 = (e3) => {
    var t3 = mt[e3];
    return t3 || (mt[e3] = t3 = In.get(e3)), t3;
  }, ht = function(e3, t3) {
    let n3 = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : [];
    if (arguments.length > 3 && arguments[3] !== void 0 && arguments[3], e3.includes("j")) return pt(e3, t3, n3);
    var r3 = q3(t3)(...n3);
    function i3(e4) {
      return e4;
    }
    return i3(r3);
  }, gt = function(e3, t3) {
    let n3 = arguments.length > 2 && arguments[2] !== void 0 && arguments[2];
    return function() {
      return ht(e3, t3, [...arguments], n3);
    };
  }, J2 = function(e3, t3) {
    arguments.length > 2 && arguments[2] !== void 0 && arguments[2], e3 = H2(e3);
    function n3() {
      return e3.includes("j") ? gt(e3, t3) : q3(t3);
    }
    var r3 = n3();
    return typeof r3 != "function" && W2(`unknown function pointer with signature ${e3}: ${t3}`), r3;
  };
  class _t extends Error {
  }
  var vt = (e3) => {
    var t3 = wn(e3), n3 = H2(t3);
    return Z(t3), n3;
  }, yt = (e3, t3) => {
    var n3 = [], r3 = {};
    function i3(e4) {
      if (!r3[e4] && !R2[e4]) {
        if (z[e4]) {
          z[e4].forEach(i3);
          return;
        }
        n3.push(e4), r3[e4] = true;
      }
    }
    throw t3.forEach(i3), new _t(`${e3}: ` + n3.map(vt).join([", "]));
  }, bt = (e3, t3, n3, r3, i3, a3, o3, s3, c3, l3, u3, d3, f3) => {
    u3 = H2(u3), a3 = J2(i3, a3), s3 && (s3 = J2(o3, s3)), l3 && (l3 = J2(c3, l3)), f3 = J2(d3, f3);
    var p3 = Xe(u3);
    qe(p3, function() {
      yt(`Cannot construct ${u3} due to unbound types`, [r3]);
    }), V([
      e3,
      t3,
      n3
    ], r3 ? [r3] : [], (t4) => {
      t4 = t4[0];
      var n4, i4;
      r3 ? (n4 = t4.registeredClass, i4 = n4.instancePrototype) : i4 = Ue.prototype;
      var o4 = We(u3, function() {
        if (Object.getPrototypeOf(this) !== c4) throw new U2(`Use 'new' to construct ${u3}`);
        if (d4.constructor_body === void 0) throw new U2(`${u3} has no accessible constructor`);
        var e4 = [...arguments], t5 = d4.constructor_body[e4.length];
        if (t5 === void 0) throw new U2(`Tried to invoke ctor of ${u3} with invalid number of parameters (${e4.length}) - expected (${Object.keys(d4.constructor_body).toString()}) parameters instead!`);
        return t5.apply(this, e4);
      }), c4 = Object.create(i4, { constructor: { value: o4 } });
      o4.prototype = c4;
      var d4 = new Ze(u3, o4, c4, f3, n4, a3, s3, l3);
      if (d4.baseClass) {
        var m3;
        (m3 = d4.baseClass).__derivedClasses != null || (m3.__derivedClasses = []), d4.baseClass.__derivedClasses.push(d4);
      }
      var h3 = new ut(u3, d4, true, false, false), g3 = new ut(u3 + "*", d4, false, false, false), _3 = new ut(u3 + " const*", d4, false, true, false);
      return Ge[e3] = {
        pointerType: g3,
        constPointerType: _3
      }, dt(p3, o4), [
        h3,
        g3,
        _3
      ];
    });
  }, xt = (e3, t3) => {
    for (var n3 = [], r3 = 0; r3 < e3; r3++) n3.push(D2[t3 + r3 * 4 >> 2]);
    return n3;
  };
  function St(e3) {
    for (var t3 = 1; t3 < e3.length; ++t3) if (e3[t3] !== null && e3[t3].destructorFunction === void 0) return true;
    return false;
  }
  function Ct(e3, t3, n3, r3, i3, a3) {
    var o3 = t3.length;
    o3 < 2 && W2("argTypes array size mismatch! Must at least get return value and 'this' types!");
    var s3 = t3[1] !== null && n3 !== null, c3 = St(t3), l3 = !t3[0].isVoid, u3 = o3 - 2, d3 = Array(u3), f3 = [], p3 = [];
    return We(e3, function() {
      p3.length = 0;
      var e4;
      f3.length = s3 ? 2 : 1, f3[0] = i3, s3 && (e4 = t3[1].toWireType(p3, this), f3[1] = e4);
      for (var n4 = 0; n4 < u3; ++n4) d3[n4] = t3[n4 + 2].toWireType(p3, n4 < 0 || arguments.length <= n4 ? void 0 : arguments[n4]), f3.push(d3[n4]);
      var a4 = r3(...f3);
      function o4(n5) {
        if (c3) De(p3);
        else for (var r4 = s3 ? 1 : 2; r4 < t3.length; r4++) {
          var i4 = r4 === 1 ? e4 : d3[r4 - 2];
          t3[r4].destructorFunction !== null && t3[r4].destructorFunction(i4);
        }
        if (l3) return t3[0].fromWireType(n5);
      }
      return o4(a4);
    });
  }
  var wt = (e3, t3, n3, r3, i3, a3) => {
    var o3 = xt(t3, n3);
    i3 = J2(r3, i3), V([], [e3], (e4) => {
      e4 = e4[0];
      var n4 = `constructor ${e4.name}`;
      if (e4.registeredClass.constructor_body === void 0 && (e4.registeredClass.constructor_body = []), e4.registeredClass.constructor_body[t3 - 1] !== void 0) throw new U2(`Cannot register multiple constructors with identical number of parameters (${t3 - 1}) for class '${e4.name}'! Overload resolution is currently only performed using the parameter count, not actual type info!`);
      return e4.registeredClass.constructor_body[t3 - 1] = () => {
        yt(`Cannot construct ${e4.name} due to unbound types`, o3);
      }, V([], o3, (r4) => (r4.splice(1, 0, null), e4.registeredClass.constructor_body[t3 - 1] = Ct(n4, r4, null, i3, a3), [])), [];
    });
  }, Tt = (e3) => {
    e3 = e3.trim();
    let t3 = e3.indexOf("(");
    return t3 === -1 ? e3 : e3.slice(0, t3);
  }, Et = (e3, t3, n3, r3, i3, a3, o3, s3, c3, l3) => {
    var u3 = xt(n3, r3);
    t3 = H2(t3), t3 = Tt(t3), a3 = J2(i3, a3, c3), V([], [e3], (e4) => {
      e4 = e4[0];
      var r4 = `${e4.name}.${t3}`;
      t3.startsWith("@@") && (t3 = Symbol[t3.substring(2)]), s3 && e4.registeredClass.pureVirtualFunctions.push(t3);
      function i4() {
        yt(`Cannot call ${r4} due to unbound types`, u3);
      }
      var l4 = e4.registeredClass.instancePrototype, d3 = l4[t3];
      return d3 === void 0 || d3.overloadTable === void 0 && d3.className !== e4.name && d3.argCount === n3 - 2 ? (i4.argCount = n3 - 2, i4.className = e4.name, l4[t3] = i4) : (Ke(l4, t3, r4), l4[t3].overloadTable[n3 - 2] = i4), V([], u3, (i5) => {
        var s4 = Ct(r4, i5, e4, a3, o3, c3);
        return l4[t3].overloadTable === void 0 ? (s4.argCount = n3 - 2, l4[t3] = s4) : l4[t3].overloadTable[n3 - 2] = s4, [];
      }), [];
    });
  }, Dt = [], Y2 = [
    0,
    1,
    ,
    1,
    null,
    1,
    true,
    1,
    false,
    1
  ], Ot = (e3) => {
    e3 > 9 && --Y2[e3 + 1] === 0 && (Y2[e3] = void 0, Dt.push(e3));
  }, X2 = {
    toValue: (e3) => (e3 || W2(`Cannot use deleted val. handle = ${e3}`), Y2[e3]),
    toHandle: (e3) => {
      switch (e3) {
        case void 0:
          return 2;
        case null:
          return 4;
        case true:
          return 6;
        case false:
          return 8;
        default: {
          let t3 = Dt.pop() || Y2.length;
          return Y2[t3] = e3, Y2[t3 + 1] = 1, t3;
        }
      }
    }
  }, kt = {
    name: "emscripten::val",
    fromWireType: (e3) => {
      var t3 = X2.toValue(e3);
      return Ot(e3), t3;
    },
    toWireType: (e3, t3) => X2.toHandle(t3),
    readValueFromPointer: I2,
    destructorFunction: null
  }, At = (e3) => G2(e3, kt), jt = (e3, t3) => {
    switch (t3) {
      case 4:
        return function(e4) {
          return this.fromWireType(w3[e4 >> 2]);
        };
      case 8:
        return function(e4) {
          return this.fromWireType(T3[e4 >> 3]);
        };
      default:
        throw TypeError(`invalid float width (${t3}): ${e3}`);
    }
  }, Mt = (e3, t3, n3) => {
    t3 = H2(t3), G2(e3, {
      name: t3,
      fromWireType: (e4) => e4,
      toWireType: (e4, t4) => t4,
      readValueFromPointer: jt(t3, n3),
      destructorFunction: null
    });
  }, Nt = (e3, t3, n3, r3, i3, a3, o3, s3) => {
    var c3 = xt(t3, n3);
    e3 = H2(e3), e3 = Tt(e3), i3 = J2(r3, i3, o3), qe(e3, function() {
      yt(`Cannot call ${e3} due to unbound types`, c3);
    }, t3 - 1), V([], c3, (n4) => {
      var r4 = [n4[0], null].concat(n4.slice(1));
      return dt(e3, Ct(e3, r4, null, i3, a3, o3), t3 - 1), [];
    });
  }, Pt = (e3, t3, n3) => {
    switch (t3) {
      case 1:
        return n3 ? (e4) => C2[e4] : (e4) => O2[e4];
      case 2:
        return n3 ? (e4) => x2[e4 >> 1] : (e4) => E2[e4 >> 1];
      case 4:
        return n3 ? (e4) => S2[e4 >> 2] : (e4) => D2[e4 >> 2];
      default:
        throw TypeError(`invalid integer width (${t3}): ${e3}`);
    }
  }, Ft = (e3, t3, n3, r3, i3) => {
    t3 = H2(t3);
    let a3 = r3 === 0, o3 = (e4) => e4;
    if (a3) {
      var s3 = 32 - 8 * n3;
      o3 = (e4) => e4 << s3 >>> s3, i3 = o3(i3);
    }
    G2(e3, {
      name: t3,
      fromWireType: o3,
      toWireType: (e4, t4) => t4,
      readValueFromPointer: Pt(t3, n3, r3 !== 0),
      destructorFunction: null
    });
  }, It = (e3, t3, n3) => {
    let r3 = (e4, t4) => {
      let n4 = 0;
      return {
        next() {
          if (n4 >= e4) return { done: true };
          let r4 = n4;
          return n4++, {
            value: t4(r4),
            done: false
          };
        },
        [Symbol.iterator]() {
          return this;
        }
      };
    };
    e3[Symbol.iterator] || (e3[Symbol.iterator] = function() {
      let e4 = this[t3]();
      return r3(e4, (e5) => this[n3](e5));
    });
  }, Lt = (e3, t3, n3, r3) => {
    n3 = H2(n3), r3 = H2(r3), V([], [e3, t3], (e4) => {
      let t4 = e4[0];
      return It(t4.registeredClass.instancePrototype, n3, r3), [];
    });
  }, Rt = (e3, t3, n3) => {
    var r3 = [
      Int8Array,
      Uint8Array,
      Int16Array,
      Uint16Array,
      Int32Array,
      Uint32Array,
      Float32Array,
      Float64Array
    ][t3];
    function i3(e4) {
      var t4 = D2[e4 >> 2], n4 = D2[e4 + 4 >> 2];
      return new r3(C2.buffer, n4, t4);
    }
    n3 = H2(n3), G2(e3, {
      name: n3,
      fromWireType: i3,
      readValueFromPointer: i3
    }, { ignoreDuplicateRegistrations: true });
  }, zt = Object.assign({ optional: true }, kt), Bt = (e3, t3) => {
    G2(e3, zt);
  }, Vt = (e3, t3, n3, r3) => {
    if (!(r3 > 0)) return 0;
    for (var i3 = n3, a3 = n3 + r3 - 1, o3 = 0; o3 < e3.length; ++o3) {
      var s3 = e3.codePointAt(o3);
      if (s3 <= 127) {
        if (n3 >= a3) break;
        t3[n3++] = s3;
      } else if (s3 <= 2047) {
        if (n3 + 1 >= a3) break;
        t3[n3++] = 192 | s3 >> 6, t3[n3++] = 128 | s3 & 63;
      } else if (s3 <= 65535) {
        if (n3 + 2 >= a3) break;
        t3[n3++] = 224 | s3 >> 12, t3[n3++] = 128 | s3 >> 6 & 63, t3[n3++] = 128 | s3 & 63;
      } else {
        if (n3 + 3 >= a3) break;
        t3[n3++] = 240 | s3 >> 18, t3[n3++] = 128 | s3 >> 12 & 63, t3[n3++] = 128 | s3 >> 6 & 63, t3[n3++] = 128 | s3 & 63, o3++;
      }
    }
    return t3[n3] = 0, n3 - i3;
  }, Ht = (e3, t3, n3) => Vt(e3, O2, t3, n3), Ut = (e3) => {
    for (var t3 = 0, n3 = 0; n3 < e3.length; ++n3) {
      var r3 = e3.charCodeAt(n3);
      r3 <= 127 ? t3++ : r3 <= 2047 ? t3 += 2 : r3 >= 55296 && r3 <= 57343 ? (t3 += 4, ++n3) : t3 += 3;
    }
    return t3;
  }, Wt = globalThis.TextDecoder && new TextDecoder(), Gt = (e3, t3, n3, r3) => {
    var i3 = t3 + n3;
    if (r3) return i3;
    for (; e3[t3] && !(t3 >= i3); ) ++t3;
    return t3;
  }, Kt = function(e3) {
    let t3 = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0, n3 = arguments.length > 2 ? arguments[2] : void 0, r3 = arguments.length > 3 ? arguments[3] : void 0;
    var i3 = Gt(e3, t3, n3, r3);
    if (i3 - t3 > 16 && e3.buffer && Wt) return Wt.decode(e3.subarray(t3, i3));
    for (var a3 = ""; t3 < i3; ) {
      var o3 = e3[t3++];
      if (!(o3 & 128)) {
        a3 += String.fromCharCode(o3);
        continue;
      }
      var s3 = e3[t3++] & 63;
      if ((o3 & 224) == 192) {
        a3 += String.fromCharCode((o3 & 31) << 6 | s3);
        continue;
      }
      var c3 = e3[t3++] & 63;
      if (o3 = (o3 & 240) == 224 ? (o3 & 15) << 12 | s3 << 6 | c3 : (o3 & 7) << 18 | s3 << 12 | c3 << 6 | e3[t3++] & 63, o3 < 65536) a3 += String.fromCharCode(o3);
      else {
        var l3 = o3 - 65536;
        a3 += String.fromCharCode(55296 | l3 >> 10, 56320 | l3 & 1023);
      }
    }
    return a3;
  }, qt = (e3, t3, n3) => e3 ? Kt(O2, e3, t3, n3) : "", Jt = (e3, t3) => {
    t3 = H2(t3);
    var n3 = true;
    G2(e3, {
      name: t3,
      fromWireType(e4) {
        var t4 = D2[e4 >> 2], r3 = e4 + 4, i3;
        if (n3) i3 = qt(r3, t4, true);
        else {
          i3 = "";
          for (var a3 = 0; a3 < t4; ++a3) i3 += String.fromCharCode(O2[r3 + a3]);
        }
        return Z(e4), i3;
      },
      toWireType(e4, t4) {
        t4 instanceof ArrayBuffer && (t4 = new Uint8Array(t4));
        var r3, i3 = typeof t4 == "string";
        i3 || ArrayBuffer.isView(t4) && t4.BYTES_PER_ELEMENT == 1 || W2("Cannot pass non-string to std::string"), r3 = n3 && i3 ? Ut(t4) : t4.length;
        var a3 = Tn(4 + r3 + 1), o3 = a3 + 4;
        if (D2[a3 >> 2] = r3, i3) {
          if (n3) Ht(t4, o3, r3 + 1);
          else for (var s3 = 0; s3 < r3; ++s3) {
            var c3 = t4.charCodeAt(s3);
            c3 > 255 && (Z(a3), W2("String has UTF-16 code units that do not fit in 8 bits")), O2[o3 + s3] = c3;
          }
        } else O2.set(t4, o3);
        return e4 !== null && e4.push(Z, a3), a3;
      },
      readValueFromPointer: I2,
      destructorFunction(e4) {
        Z(e4);
      }
    });
  }, Yt = globalThis.TextDecoder ? new TextDecoder("utf-16le") : void 0, Xt = (e3, t3, n3) => {
    var r3 = e3 >> 1, i3 = Gt(E2, r3, t3 / 2, n3);
    if (i3 - r3 > 16 && Yt) return Yt.decode(E2.subarray(r3, i3));
    for (var a3 = "", o3 = r3; o3 < i3; ++o3) {
      var s3 = E2[o3];
      a3 += String.fromCharCode(s3);
    }
    return a3;
  }, Zt = (e3, t3, n3) => {
    if (n3 != null || (n3 = 2147483647), n3 < 2) return 0;
    n3 -= 2;
    for (var r3 = t3, i3 = n3 < e3.length * 2 ? n3 / 2 : e3.length, a3 = 0; a3 < i3; ++a3) {
      var o3 = e3.charCodeAt(a3);
      x2[t3 >> 1] = o3, t3 += 2;
    }
    return x2[t3 >> 1] = 0, t3 - r3;
  }, Qt = (e3) => e3.length * 2, $t = (e3, t3, n3) => {
    for (var r3 = "", i3 = e3 >> 2, a3 = 0; !(a3 >= t3 / 4); a3++) {
      var o3 = D2[i3 + a3];
      if (!o3 && !n3) break;
      r3 += String.fromCodePoint(o3);
    }
    return r3;
  }, en = (e3, t3, n3) => {
    if (n3 != null || (n3 = 2147483647), n3 < 4) return 0;
    for (var r3 = t3, i3 = r3 + n3 - 4, a3 = 0; a3 < e3.length; ++a3) {
      var o3 = e3.codePointAt(a3);
      if (o3 > 65535 && a3++, S2[t3 >> 2] = o3, t3 += 4, t3 + 4 > i3) break;
    }
    return S2[t3 >> 2] = 0, t3 - r3;
  }, tn = (e3) => {
    for (var t3 = 0, n3 = 0; n3 < e3.length; ++n3) e3.codePointAt(n3) > 65535 && n3++, t3 += 4;
    return t3;
  }, nn = (e3, t3, n3) => {
    n3 = H2(n3);
    var r3, i3, a3;
    t3 === 2 ? (r3 = Xt, i3 = Zt, a3 = Qt) : (r3 = $t, i3 = en, a3 = tn), G2(e3, {
      name: n3,
      fromWireType: (e4) => {
        var n4 = D2[e4 >> 2], i4 = r3(e4 + 4, n4 * t3, true);
        return Z(e4), i4;
      },
      toWireType: (e4, r4) => {
        typeof r4 != "string" && W2(`Cannot pass non-string to C++ string type ${n3}`);
        var o3 = a3(r4), s3 = Tn(4 + o3 + t3);
        return D2[s3 >> 2] = o3 / t3, i3(r4, s3 + 4, o3 + t3), e4 !== null && e4.push(Z, s3), s3;
      },
      readValueFromPointer: I2,
      destructorFunction(e4) {
        Z(e4);
      }
    });
  }, rn = (e3, t3, n3, r3, i3, a3) => {
    F2[e3] = {
      name: H2(t3),
      rawConstructor: J2(n3, r3),
      rawDestructor: J2(i3, a3),
      fields: []
    };
  }, an = (e3, t3, n3, r3, i3, a3, o3, s3, c3, l3) => {
    F2[e3].fields.push({
      fieldName: H2(t3),
      getterReturnType: n3,
      getter: J2(r3, i3),
      getterContext: a3,
      setterArgumentType: o3,
      setter: J2(s3, c3),
      setterContext: l3
    });
  }, on = (e3, t3) => {
    t3 = H2(t3), G2(e3, {
      isVoid: true,
      name: t3,
      fromWireType: () => void 0,
      toWireType: (e4, t4) => void 0
    });
  }, sn = [], cn = (e3) => {
    var t3 = sn.length;
    return sn.push(e3), t3;
  }, ln = (e3, t3) => {
    var n3 = R2[e3];
    return n3 === void 0 && W2(`${t3} has unknown type ${vt(e3)}`), n3;
  }, un = (e3, t3) => {
    for (var n3 = Array(e3), r3 = 0; r3 < e3; ++r3) n3[r3] = ln(D2[t3 + r3 * 4 >> 2], `parameter ${r3}`);
    return n3;
  }, dn = (e3, t3, n3) => {
    var r3 = [], i3 = e3(r3, n3);
    return r3.length && (D2[t3 >> 2] = X2.toHandle(r3)), i3;
  }, fn = {}, pn = (e3) => {
    var t3 = fn[e3];
    return t3 === void 0 ? H2(e3) : t3;
  }, mn = (e3, t3, n3) => {
    var [r3, ...i3] = un(e3, t3), a3 = r3.toWireType.bind(r3), o3 = i3.map((e4) => e4.readValueFromPointer.bind(e4));
    e3--;
    var s3 = Array(e3);
    return cn(We(`methodCaller<(${i3.map((e4) => e4.name)}) => ${r3.name}>`, (t4, r4, i4, c3) => {
      for (var l3 = 0, u3 = 0; u3 < e3; ++u3) s3[u3] = o3[u3](c3 + l3), l3 += 8;
      var d3;
      switch (n3) {
        case 0:
          d3 = X2.toValue(t4).apply(null, s3);
          break;
        case 2:
          d3 = Reflect.construct(X2.toValue(t4), s3);
          break;
        case 3:
          d3 = s3[0];
          break;
        case 1:
          d3 = X2.toValue(t4)[pn(r4)](...s3);
      }
      return dn(a3, i4, d3);
    }));
  }, hn = (e3) => e3 ? (e3 = pn(e3), X2.toHandle(globalThis[e3])) : X2.toHandle(globalThis), gn = (e3) => {
    e3 > 9 && (Y2[e3 + 1] += 1);
  }, _n = (e3, t3, n3, r3, i3) => sn[e3](t3, n3, r3, i3), vn = (e3) => {
    De(X2.toValue(e3)), Ot(e3);
  }, yn = () => 2147483648, bn = (e3, t3) => Math.ceil(e3 / t3) * t3, xn = (e3) => {
    var t3 = (e3 - Fn.buffer.byteLength + 65535) / 65536 | 0;
    try {
      return Fn.grow(t3), y2(), 1;
    } catch {
    }
  }, Sn = (e3) => {
    var t3 = O2.length;
    e3 >>>= 0;
    var n3 = yn();
    if (e3 > n3) return false;
    for (var r3 = 1; r3 <= 4; r3 *= 2) {
      var i3 = t3 * (1 + 0.2 / r3);
      if (i3 = Math.min(i3, e3 + 100663296), xn(Math.min(n3, bn(Math.max(e3, i3), 65536)))) return true;
    }
    return false;
  }, Cn = (e3) => e3;
  if (He(), lt(), i2.noExitRuntime && i2.noExitRuntime, i2.print && i2.print, i2.printErr && (p2 = i2.printErr), i2.wasmBinary && (m2 = i2.wasmBinary), i2.arguments && i2.arguments, i2.thisProgram && i2.thisProgram, i2.preInit) for (typeof i2.preInit == "function" && (i2.preInit = [i2.preInit]); i2.preInit.length > 0; ) i2.preInit.shift()();
  var wn, Z, Tn, En, Q2, Dn, On, kn, An, jn, Mn, Nn, Pn, Fn, In;
  function Ln(e3) {
    wn = e3.sa, Z = i2._free = e3.ta, Tn = i2._malloc = e3.va, En = e3.wa, Q2 = e3.xa, Dn = e3.ya, On = e3.za, kn = e3.Aa, An = e3.Ba, jn = e3.Ca, Mn = e3.Da, Nn = ft.viijjijjjjjj = e3.Ea, Pn = ft.iiijj = e3.Fa, Fn = e3.qa, In = e3.ua;
  }
  var Rn = {
    r: ge,
    J: _e,
    a: be,
    i: xe,
    l: Se,
    T: Ce,
    q: we,
    e: Te,
    Z: Ee,
    na: ke,
    Y: Ae,
    ha: Me,
    la: bt,
    ka: wt,
    E: Et,
    fa: At,
    U: Mt,
    V: Nt,
    x: Ft,
    ja: Lt,
    s: Rt,
    ma: Bt,
    ga: Jt,
    P: nn,
    F: rn,
    oa: an,
    ia: on,
    I: mn,
    pa: Ot,
    C: hn,
    Q: gn,
    H: _n,
    aa: vn,
    _: Sn,
    da: ar,
    S: cr,
    z: mr,
    K: Kn,
    b: Vn,
    A: sr,
    ba: fr,
    d: Un,
    M: pr,
    h: Gn,
    j: Qn,
    p: $n,
    N: or,
    w: nr,
    O: tr,
    B: rr,
    W: yr,
    c: qn,
    m: zn,
    $: hr,
    g: Hn,
    R: lr,
    L: _r,
    f: Wn,
    G: gr,
    k: Bn,
    ca: ur,
    n: er,
    u: Yn,
    D: ir,
    y: Zn,
    t: dr,
    o: Jn,
    ea: Xn,
    X: vr,
    v: Cn
  };
  function zn(e3, t3) {
    var n3 = j2();
    try {
      q3(e3)(t3);
    } catch (e4) {
      if (A2(n3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Bn(e3, t3, n3, r3, i3) {
    var a3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3);
    } catch (e4) {
      if (A2(a3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Vn(e3, t3) {
    var n3 = j2();
    try {
      return q3(e3)(t3);
    } catch (e4) {
      if (A2(n3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Hn(e3, t3, n3) {
    var r3 = j2();
    try {
      q3(e3)(t3, n3);
    } catch (e4) {
      if (A2(r3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Un(e3, t3, n3) {
    var r3 = j2();
    try {
      return q3(e3)(t3, n3);
    } catch (e4) {
      if (A2(r3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Wn(e3, t3, n3, r3) {
    var i3 = j2();
    try {
      q3(e3)(t3, n3, r3);
    } catch (e4) {
      if (A2(i3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Gn(e3, t3, n3, r3) {
    var i3 = j2();
    try {
      return q3(e3)(t3, n3, r3);
    } catch (e4) {
      if (A2(i3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Kn(e3, t3, n3, r3, i3, a3) {
    var o3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3);
    } catch (e4) {
      if (A2(o3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function qn(e3) {
    var t3 = j2();
    try {
      q3(e3)();
    } catch (e4) {
      if (A2(t3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Jn(e3, t3, n3, r3, i3, a3, o3, s3, c3, l3, u3) {
    var d3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3, c3, l3, u3);
    } catch (e4) {
      if (A2(d3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Yn(e3, t3, n3, r3, i3, a3, o3) {
    var s3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3);
    } catch (e4) {
      if (A2(s3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Xn(e3, t3, n3, r3, i3, a3, o3, s3, c3, l3, u3, d3, f3, p3, m3, h3, g3) {
    var _3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3, c3, l3, u3, d3, f3, p3, m3, h3, g3);
    } catch (e4) {
      if (A2(_3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Zn(e3, t3, n3, r3, i3, a3, o3, s3, c3) {
    var l3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3, c3);
    } catch (e4) {
      if (A2(l3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function Qn(e3, t3, n3, r3, i3) {
    var a3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3);
    } catch (e4) {
      if (A2(a3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function $n(e3, t3, n3, r3, i3, a3) {
    var o3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3);
    } catch (e4) {
      if (A2(o3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function er(e3, t3, n3, r3, i3, a3) {
    var o3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3);
    } catch (e4) {
      if (A2(o3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function tr(e3, t3, n3, r3, i3, a3, o3, s3) {
    var c3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3, o3, s3);
    } catch (e4) {
      if (A2(c3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function nr(e3, t3, n3, r3, i3, a3, o3) {
    var s3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3, o3);
    } catch (e4) {
      if (A2(s3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function rr(e3, t3, n3, r3, i3, a3, o3, s3, c3) {
    var l3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3, o3, s3, c3);
    } catch (e4) {
      if (A2(l3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function ir(e3, t3, n3, r3, i3, a3, o3, s3) {
    var c3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3);
    } catch (e4) {
      if (A2(c3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function ar(e3, t3, n3) {
    var r3 = j2();
    try {
      return q3(e3)(t3, n3);
    } catch (e4) {
      if (A2(r3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function or(e3, t3, n3, r3, i3, a3, o3) {
    var s3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3, o3);
    } catch (e4) {
      if (A2(s3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function sr(e3, t3, n3, r3) {
    var i3 = j2();
    try {
      return q3(e3)(t3, n3, r3);
    } catch (e4) {
      if (A2(i3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function cr(e3, t3, n3, r3) {
    var i3 = j2();
    try {
      return q3(e3)(t3, n3, r3);
    } catch (e4) {
      if (A2(i3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function lr(e3, t3, n3, r3, i3, a3, o3, s3, c3) {
    var l3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3, c3);
    } catch (e4) {
      if (A2(l3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function ur(e3, t3, n3, r3, i3, a3, o3, s3) {
    var c3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3);
    } catch (e4) {
      if (A2(c3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function dr(e3, t3, n3, r3, i3, a3, o3, s3, c3, l3) {
    var u3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3, s3, c3, l3);
    } catch (e4) {
      if (A2(u3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function fr(e3, t3, n3) {
    var r3 = j2();
    try {
      return q3(e3)(t3, n3);
    } catch (e4) {
      if (A2(r3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function pr(e3, t3, n3, r3, i3) {
    var a3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3);
    } catch (e4) {
      if (A2(a3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function mr(e3, t3, n3, r3, i3, a3) {
    var o3 = j2();
    try {
      return q3(e3)(t3, n3, r3, i3, a3);
    } catch (e4) {
      if (A2(o3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function hr(e3, t3, n3) {
    var r3 = j2();
    try {
      q3(e3)(t3, n3);
    } catch (e4) {
      if (A2(r3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function gr(e3, t3, n3, r3, i3, a3, o3) {
    var s3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3, a3, o3);
    } catch (e4) {
      if (A2(s3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function _r(e3, t3, n3, r3, i3) {
    var a3 = j2();
    try {
      q3(e3)(t3, n3, r3, i3);
    } catch (e4) {
      if (A2(a3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function vr(e3, t3, n3, r3, i3, a3, o3, s3, c3, l3, u3, d3, f3, p3, m3, h3, g3, _3, v3, y3) {
    var ee2 = j2();
    try {
      Nn(e3, t3, n3, r3, i3, a3, o3, s3, c3, l3, u3, d3, f3, p3, m3, h3, g3, _3, v3, y3);
    } catch (e4) {
      if (A2(ee2), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function yr(e3, t3, n3, r3, i3, a3, o3) {
    var s3 = j2();
    try {
      return Pn(e3, t3, n3, r3, i3, a3, o3);
    } catch (e4) {
      if (A2(s3), e4 !== e4 + 0) throw e4;
      Q2(1, 0);
    }
  }
  function br() {
    ee();
    function e3() {
      var e4, t3;
      i2.calledRun = true, !h2 && (te(), (e4 = g2) == null || e4(i2), (t3 = i2.onRuntimeInitialized) == null || t3.call(i2), ne());
    }
    i2.setStatus ? (i2.setStatus("Running..."), setTimeout(() => {
      setTimeout(() => i2.setStatus(""), 1), e3();
    }, 1)) : e3();
  }
  var $2 = await ue();
  return br(), t2 = v2 ? i2 : new Promise((e3, t3) => {
    g2 = e3, _2 = t3;
  }), t2;
}
function T2(e2) {
  return q(w2, e2);
}
async function k2(e2, t2) {
  return X(w2, e2, t2);
}

// src/features/read-code/code-data.ts
function codeDataOf({
  bytes,
  text,
  part,
  isGs1 = false,
  hasCharacterSet = false
}) {
  const utf8 = decodeUtf8(bytes);
  const written = (hasCharacterSet ? text : utf8) ?? text ?? decodeLatin1(bytes);
  const isText = utf8 !== void 0 || hasCharacterSet;
  return {
    text: written,
    bytes,
    part,
    isGs1,
    notEncodable: reasonOf({ part, isGs1, isText })
  };
}
function reasonOf({
  part,
  isGs1,
  isText
}) {
  if (part) return "part";
  if (isGs1) return "gs1";
  return isText ? void 0 : "bytes";
}
function areSameBytes(a2, b2, isGs1) {
  const separator = (byte) => isGs1 && byte === PERCENT ? GROUP_SEPARATOR : byte;
  return a2.length === b2.length && a2.every((byte, index) => separator(byte) === separator(b2[index]));
}
var PERCENT = 37;
var GROUP_SEPARATOR = 29;
function decodeUtf8(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
}
function decodeLatin1(bytes) {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

// src/features/read-code/decoders.ts
var import_jsqr = __toESM(require_jsQR(), 1);

// ../../node_modules/.pnpm/qr@0.7.0/node_modules/qr/index.js
var MAX_OUTPUT_SIZE = 1024;
var MAX_COMPACT_OUTPUT_SIZE = MAX_OUTPUT_SIZE * 4;
var BYTES = /* @__PURE__ */ (() => {
  const res = [];
  for (let ver = 1; ver <= 40; ver++) {
    let bits = (16 * ver + 128) * ver + 64;
    if (ver >= 2) {
      const align = Math.floor(ver / 7) + 2;
      bits -= (25 * align - 10) * align - 55;
      if (ver >= 7)
        bits -= 36;
    }
    res.push(bits >>> 3);
  }
  return res;
})();
var ECC_LEVELS = ["low", "medium", "quartile", "high"];
var WORDS_PER_BLOCK = {
  low: [
    7,
    10,
    15,
    20,
    26,
    18,
    20,
    24,
    30,
    18,
    20,
    24,
    26,
    30,
    22,
    24,
    28,
    30,
    28,
    28,
    28,
    28,
    30,
    30,
    26,
    28,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30
  ],
  medium: [
    10,
    16,
    26,
    18,
    24,
    16,
    18,
    22,
    22,
    26,
    30,
    22,
    22,
    24,
    24,
    28,
    28,
    26,
    26,
    26,
    26,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28,
    28
  ],
  quartile: [
    13,
    22,
    18,
    26,
    18,
    24,
    18,
    22,
    20,
    24,
    28,
    26,
    24,
    20,
    30,
    24,
    28,
    28,
    26,
    30,
    28,
    30,
    30,
    30,
    30,
    28,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30
  ],
  high: [
    17,
    28,
    22,
    16,
    22,
    28,
    26,
    26,
    24,
    28,
    24,
    28,
    22,
    24,
    24,
    30,
    28,
    28,
    26,
    28,
    30,
    24,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30,
    30
  ]
};
var ECC_BLOCKS = {
  low: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  medium: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
  quartile: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
  high: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81]
};
var EC_CODE = { low: 1, medium: 0, quartile: 3, high: 2 };
var ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
function alignmentPatterns(ver) {
  ver = asVersion(ver);
  if (ver === 1)
    return [];
  const last = 21 + 4 * (ver - 1) - 7;
  const count = Math.ceil((last - 6) / 28);
  let interval = Math.floor((last - 6) / count);
  if (interval % 2)
    interval += 1;
  else if ((last - 6) % count * 2 >= count)
    interval += 2;
  const res = [6];
  for (let m2 = 1; m2 < count; m2++)
    res.push(last - (count - m2) * interval);
  res.push(last);
  return res;
}
function formatBits(ecc, mask) {
  const data = EC_CODE[ecc] << 3 | mask;
  let d2 = data;
  for (let i2 = 0; i2 < 10; i2++)
    d2 = d2 << 1 ^ (d2 >> 9) * 1335;
  return (data << 10 | d2) ^ 21522;
}
function versionBits(ver) {
  let d2 = ver;
  for (let i2 = 0; i2 < 12; i2++)
    d2 = d2 << 1 ^ (d2 >> 11) * 7973;
  return ver << 12 | d2;
}
var MODE_BITS = { numeric: 1, alphanumeric: 2, byte: 4 };
var LENGTH_BITS = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16]
};
var GF256 = /* @__PURE__ */ (() => {
  const exp = new Uint8Array(510);
  const log = new Uint8Array(256);
  for (let i2 = 0, x2 = 1; i2 < 255; i2++) {
    exp[i2] = exp[i2 + 255] = x2;
    log[x2] = i2;
    x2 <<= 1;
    if (x2 & 256)
      x2 ^= 285;
  }
  return { exp, log };
})();
function rsGenerator(eccWords) {
  const { exp: EXP3, log: LOG3 } = GF256;
  const gen = new Uint8Array(eccWords);
  gen[eccWords - 1] = 1;
  for (let i2 = 0, root = 1; i2 < eccWords; i2++) {
    for (let j2 = 0; j2 < eccWords; j2++) {
      const c2 = gen[j2];
      gen[j2] = (c2 ? EXP3[LOG3[c2] + LOG3[root]] : 0) ^ (j2 + 1 < eccWords ? gen[j2 + 1] : 0);
    }
    root = EXP3[LOG3[root] + 1];
  }
  return gen;
}
var RS_CACHE = [];
function rsCached(eccWords) {
  let cached = RS_CACHE[eccWords];
  if (cached !== void 0)
    return cached;
  const gen = rsGenerator(eccWords);
  const { exp: EXP3, log: LOG3 } = GF256;
  const mul2 = new Uint8Array(256 * eccWords);
  for (let f2 = 1; f2 < 256; f2++) {
    const lf = LOG3[f2];
    const off = f2 * eccWords;
    for (let j2 = 0; j2 < eccWords; j2++) {
      const c2 = gen[j2];
      if (c2)
        mul2[off + j2] = EXP3[LOG3[c2] + lf];
    }
  }
  return RS_CACHE[eccWords] = { gen, mul: mul2 };
}
function rsEcc(data, gen, mul2) {
  const { exp: EXP3, log: LOG3 } = GF256;
  const eccWords = gen.length;
  const res = new Uint8Array(eccWords);
  if (mul2 !== void 0) {
    const last = eccWords - 1;
    for (let i2 = 0; i2 < data.length; i2++) {
      const off = (data[i2] ^ res[0]) * eccWords;
      for (let j2 = 0; j2 < last; j2++)
        res[j2] = res[j2 + 1] ^ mul2[off + j2];
      res[last] = mul2[off + last];
    }
    return res;
  }
  for (let i2 = 0; i2 < data.length; i2++) {
    const f2 = data[i2] ^ res[0];
    res.copyWithin(0, 1);
    res[eccWords - 1] = 0;
    if (f2) {
      for (let j2 = 0; j2 < eccWords; j2++)
        if (gen[j2])
          res[j2] ^= EXP3[LOG3[gen[j2]] + LOG3[f2]];
    }
  }
  return res;
}
function capacity(ver, ecc) {
  const bytes = BYTES[ver - 1];
  const words = WORDS_PER_BLOCK[ecc][ver - 1];
  const numBlocks = ECC_BLOCKS[ecc][ver - 1];
  const blockLen = Math.floor(bytes / numBlocks) - words;
  const shortBlocks = numBlocks - bytes % numBlocks;
  return { words, numBlocks, shortBlocks, blockLen, capacity: (bytes - words * numBlocks) * 8 };
}
var err = (msg) => {
  throw new Error(msg);
};
function asVersion(ver) {
  if (typeof ver !== "number")
    throw new TypeError(`"ver" expected number, got type=${typeof ver}`);
  if (!Number.isSafeInteger(ver))
    throw new RangeError(`"ver" expected safe integer, got ${ver}`);
  if (ver < 1 || ver > 40)
    throw new RangeError(`Invalid version=${ver}. Expected number [1..40]`);
  return ver;
}
function detectType(str) {
  let type = "numeric";
  for (let i2 = 0; i2 < str.length; i2++) {
    const v2 = ALNUM_VAL[str.charCodeAt(i2)];
    if (!(v2 >= 0))
      return "byte";
    if (v2 > 9)
      type = "alphanumeric";
  }
  return type;
}
var ALNUM_VAL = /* @__PURE__ */ (() => {
  const t2 = new Int8Array(128).fill(-1);
  for (let i2 = 0; i2 < ALPHANUMERIC.length; i2++)
    t2[ALPHANUMERIC.charCodeAt(i2)] = i2;
  return t2;
})();
function encodeData(ver, ecc, text, type, utf8) {
  const cap2 = capacity(ver, ecc);
  const lengthBits = LENGTH_BITS[type][Math.floor((ver + 7) / 17)];
  const dataLen = type === "byte" ? utf8.length : text.length;
  if (dataLen >= 1 << lengthBits)
    err("Capacity overflow");
  const bytes = new Uint8Array(cap2.capacity >>> 3);
  let acc = 0;
  let accBits = 0;
  let bytePos = 0;
  const push = (value, len) => {
    acc = acc << len | value;
    for (accBits += len; accBits >= 8; )
      bytes[bytePos++] = acc >>> (accBits -= 8) & 255;
  };
  push(MODE_BITS[type], 4);
  push(dataLen, lengthBits);
  if (type === "numeric") {
    for (let i2 = 0; i2 < dataLen; i2 += 3) {
      const n2 = Math.min(3, dataLen - i2);
      push(Number(text.slice(i2, i2 + n2)), [0, 4, 7, 10][n2]);
    }
  } else if (type === "alphanumeric") {
    for (let i2 = 0; i2 + 1 < dataLen; i2 += 2)
      push(ALNUM_VAL[text.charCodeAt(i2)] * 45 + ALNUM_VAL[text.charCodeAt(i2 + 1)], 11);
    if (dataLen & 1)
      push(ALNUM_VAL[text.charCodeAt(dataLen - 1)], 6);
  } else {
    for (let i2 = 0; i2 < utf8.length; i2++)
      push(utf8[i2], 8);
  }
  let bitPos = bytePos * 8 + accBits;
  if (bitPos > cap2.capacity)
    err("Capacity overflow");
  if (accBits)
    bytes[bytePos] = acc << 8 - accBits & 255;
  bitPos += Math.min(4, cap2.capacity - bitPos);
  if (bitPos & 7)
    bitPos += 8 - (bitPos & 7);
  for (let i2 = bitPos >>> 3, pad2 = 0; i2 < bytes.length; i2++, pad2 ^= 1)
    bytes[i2] = pad2 ? 17 : 236;
  const { words, numBlocks, shortBlocks, blockLen } = cap2;
  const rs = rsCached(words);
  const blocks = [];
  const eccs = [];
  for (let i2 = 0, pos = 0; i2 < numBlocks; i2++) {
    const len = blockLen + (i2 < shortBlocks ? 0 : 1);
    blocks.push(bytes.subarray(pos, pos + len));
    eccs.push(rsEcc(blocks[i2], rs.gen, rs.mul));
    pos += len;
  }
  const res = new Uint8Array(bytes.length + words * numBlocks);
  let p2 = 0;
  for (let i2 = 0; i2 <= blockLen; i2++) {
    for (const b2 of blocks)
      if (i2 < b2.length)
        res[p2++] = b2[i2];
  }
  for (let i2 = 0; i2 < words; i2++)
    for (const e2 of eccs)
      res[p2++] = e2[i2];
  return res;
}
function maskBits(x2, y2) {
  const x22 = x2 % 2;
  const y22 = y2 % 2;
  const x3 = x2 % 3;
  const xy3 = x3 * (y2 % 3) % 3;
  const xy2 = x22 & y22;
  let bits = 0;
  if (x22 === y22)
    bits |= 1;
  if (y22 === 0)
    bits |= 2;
  if (x3 === 0)
    bits |= 4;
  if ((x2 + y2) % 3 === 0)
    bits |= 8;
  if ((Math.floor(y2 / 2) + Math.floor(x2 / 3)) % 2 === 0)
    bits |= 16;
  if (xy2 + xy3 === 0)
    bits |= 32;
  if ((xy2 + xy3) % 2 === 0)
    bits |= 64;
  if (((x22 ^ y22) + xy3) % 2 === 0)
    bits |= 128;
  return bits;
}
var POP16 = /* @__PURE__ */ (() => {
  const t2 = new Uint8Array(1 << 16);
  for (let i2 = 1; i2 < t2.length; i2++)
    t2[i2] = t2[i2 >>> 1] + (i2 & 1);
  return t2;
})();
var popcnt = (n2) => POP16[n2 & 65535] + POP16[n2 >>> 16];
var TRANSPOSE_TMP = /* @__PURE__ */ new Uint32Array(32);
function transpose32(a2) {
  const masks = [1431655765, 858993459, 252645135, 16711935, 65535];
  for (let stage = 0; stage < 5; stage++) {
    const m2 = masks[stage] >>> 0;
    const s2 = 1 << stage;
    for (let i2 = 0; i2 < 32; i2 += s2 << 1) {
      for (let k3 = 0; k3 < s2; k3++) {
        const x2 = a2[i2 + k3] >>> 0;
        const y2 = a2[i2 + k3 + s2] >>> 0;
        const t2 = (x2 >>> s2 ^ y2) & m2;
        a2[i2 + k3] = (x2 ^ t2 << s2) >>> 0;
        a2[i2 + k3 + s2] = (y2 ^ t2) >>> 0;
      }
    }
  }
}
var mat = (size) => {
  const words = size + 31 >>> 5;
  return { size, words, v: new Uint32Array(words * size) };
};
var matGet = (m2, x2, y2) => m2.v[y2 * m2.words + (x2 >>> 5)] >>> (x2 & 31) & 1;
var matSet = (m2, x2, y2, bit2) => {
  const i2 = y2 * m2.words + (x2 >>> 5);
  const b2 = 1 << (x2 & 31);
  m2.v[i2] = bit2 ? m2.v[i2] | b2 : m2.v[i2] & ~b2;
};
function transposeMat(src, dst) {
  const { size, words, v: v2 } = src;
  const tmp = TRANSPOSE_TMP;
  for (let by = 0; by < size; by += 32) {
    for (let bx = 0; bx < words; bx++) {
      const rows = Math.min(32, size - by);
      for (let r2 = 0; r2 < rows; r2++)
        tmp[r2] = v2[(by + r2) * words + bx];
      tmp.fill(0, rows);
      transpose32(tmp);
      for (let i2 = 0, dstY = bx * 32; i2 < 32 && dstY < size; i2++, dstY++) {
        dst.v[dstY * dst.words + (by >>> 5)] = tmp[i2];
      }
    }
  }
}
function runsPenaltyVertical(m2) {
  const { size, words, v: v2 } = m2;
  const tail = size & 31 ? (1 << (size & 31)) - 1 >>> 0 : 4294967295;
  let score = 0;
  for (let wi = 0; wi < words; wi++) {
    const valid = wi === words - 1 ? tail : 4294967295;
    let r3 = v2[3 * words + wi];
    let dPrev = 4294967295;
    let d0 = v2[wi] ^ v2[words + wi];
    let d1 = v2[words + wi] ^ v2[2 * words + wi];
    let d2 = v2[2 * words + wi] ^ r3;
    for (let y2 = 0, idx = 4 * words + wi; y2 <= size - 5; y2++, idx += words) {
      const r4 = v2[idx];
      const d3 = r3 ^ r4;
      const w3 = ~(d0 | d1 | d2 | d3) & valid;
      if (w3)
        score += popcnt(w3 >>> 0) + 2 * popcnt((w3 & dPrev) >>> 0);
      dPrev = d0;
      d0 = d1;
      d1 = d2;
      d2 = d3;
      r3 = r4;
    }
  }
  return score;
}
function finderPenaltyVertical(m2) {
  const { size, words, v: v2 } = m2;
  const tail = size & 31 ? (1 << (size & 31)) - 1 >>> 0 : 4294967295;
  let count = 0;
  for (let wi = 0; wi < words; wi++) {
    const valid = wi === words - 1 ? tail : 4294967295;
    for (let y2 = 0; y2 <= size - 11; y2++) {
      let i2 = y2 * words + wi;
      const r0 = v2[i2];
      const r1 = v2[i2 += words];
      const r2 = v2[i2 += words];
      const r3 = v2[i2 += words];
      const r4 = v2[i2 += words];
      const r5 = v2[i2 += words];
      const r6 = v2[i2 += words];
      const r7 = v2[i2 += words];
      const r8 = v2[i2 += words];
      const r9 = v2[i2 += words];
      const r10 = v2[i2 + words];
      const m0 = valid & r0 & ~r1 & r2 & r3 & r4 & ~r5 & r6 & ~(r7 | r8 | r9 | r10);
      const m1 = valid & ~(r0 | r1 | r2 | r3) & r4 & ~r5 & r6 & r7 & r8 & ~r9 & r10;
      count += popcnt(m0 >>> 0) + popcnt(m1 >>> 0);
    }
  }
  return count;
}
function penaltyScore(m2, t2, limit = Infinity) {
  const { size, words, v: v2 } = m2;
  const adjacent = runsPenaltyVertical(m2) + runsPenaltyVertical(t2);
  if (adjacent >= limit)
    return adjacent;
  const tail2 = (1 << size - 32 * (words - 1) - 1) - 1 >>> 0;
  let boxes = 0;
  let dark2 = 0;
  for (let y2 = 0; y2 < size; y2++) {
    for (let wi = 0; wi < words; wi++) {
      const a0 = v2[y2 * words + wi];
      dark2 += popcnt(a0 >>> 0);
      if (y2 === size - 1)
        continue;
      const a1 = v2[(y2 + 1) * words + wi];
      const n0 = wi + 1 < words ? v2[y2 * words + wi + 1] : 0;
      const n1 = wi + 1 < words ? v2[(y2 + 1) * words + wi + 1] : 0;
      const eqV = ~(a0 ^ a1);
      const eqH0 = ~(a0 ^ (a0 >>> 1 | n0 << 31));
      const eqH1 = ~(a1 ^ (a1 >>> 1 | n1 << 31));
      let w3 = eqV & eqH0 & eqH1;
      if (wi === words - 1)
        w3 &= tail2;
      boxes += popcnt(w3 >>> 0);
    }
  }
  const total = size * size;
  const darkSteps = Math.ceil(Math.max(0, Math.abs(dark2 * 100 - total * 50) - total * 5) / (total * 5));
  const partial = adjacent + 3 * boxes + 10 * darkSteps;
  if (partial >= limit)
    return partial;
  return partial + 40 * (finderPenaltyVertical(m2) + finderPenaltyVertical(t2));
}
function drawInfo(m2, ver, ecc, mask) {
  const size = m2.size;
  const bits = formatBits(ecc, mask);
  for (let i2 = 0; i2 < 15; i2++) {
    const bit2 = bits >> i2 & 1;
    if (i2 < 6)
      matSet(m2, 8, i2, bit2);
    else if (i2 < 8)
      matSet(m2, 8, i2 + 1, bit2);
    else if (i2 === 8)
      matSet(m2, 7, 8, bit2);
    else
      matSet(m2, 14 - i2, 8, bit2);
    if (i2 < 8)
      matSet(m2, size - 1 - i2, 8, bit2);
    else
      matSet(m2, 8, size - 15 + i2, bit2);
  }
  matSet(m2, 8, size - 8, 1);
  if (ver >= 7) {
    const vbits = versionBits(ver);
    for (let i2 = 0; i2 < 18; i2++) {
      const bit2 = vbits >> i2 & 1;
      const x2 = size - 11 + i2 % 3;
      const y2 = i2 / 3 | 0;
      matSet(m2, x2, y2, bit2);
      matSet(m2, y2, x2, bit2);
    }
  }
}
var symCache;
function buildSymCache(ver) {
  const size = 21 + 4 * (ver - 1);
  const m2 = mat(size);
  const fun = new Uint8Array(size * size);
  const setF = (x2, y2, bit2) => {
    matSet(m2, x2, y2, bit2);
    fun[y2 * size + x2] = 1;
  };
  for (const [fx, fy] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7]
  ]) {
    for (let dy = -1; dy < 8; dy++) {
      for (let dx = -1; dx < 8; dx++) {
        const x2 = fx + dx;
        const y2 = fy + dy;
        if (x2 < 0 || y2 < 0 || x2 >= size || y2 >= size)
          continue;
        const on = dx >= 0 && dx < 7 && dy >= 0 && dy < 7 && (dx === 0 || dx === 6 || dy === 0 || dy === 6 || dx > 1 && dx < 5 && dy > 1 && dy < 5);
        setF(x2, y2, on ? 1 : 0);
      }
    }
  }
  const align = alignmentPatterns(ver);
  for (const ay of align) {
    for (const ax of align) {
      if (fun[ay * size + ax])
        continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const on = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
          setF(ax + dx, ay + dy, on ? 1 : 0);
        }
      }
    }
  }
  for (let i2 = 0; i2 < size; i2++) {
    if (!fun[6 * size + i2])
      setF(i2, 6, i2 % 2 === 0 ? 1 : 0);
    if (!fun[i2 * size + 6])
      setF(6, i2, i2 % 2 === 0 ? 1 : 0);
  }
  for (let i2 = 0; i2 < 9; i2++) {
    if (i2 !== 6) {
      setF(8, i2, 0);
      setF(i2, 8, 0);
    }
    if (i2 < 8) {
      setF(size - 1 - i2, 8, 0);
      setF(8, size - 1 - i2, 0);
    }
  }
  if (ver >= 7) {
    for (let i2 = 0; i2 < 18; i2++) {
      const x2 = size - 11 + i2 % 3;
      const y2 = i2 / 3 | 0;
      setF(x2, y2, 0);
      setF(y2, x2, 0);
    }
  }
  const planes = [];
  for (let i2 = 0; i2 < 8; i2++)
    planes.push(mat(size));
  const posBuf = new Uint16Array(size * size);
  let n2 = 0;
  for (let xOffset = size - 1, dir = -1, y2 = size - 1; xOffset > 0; xOffset -= 2, dir = -dir) {
    if (xOffset === 6)
      xOffset = 5;
    for (; ; y2 += dir) {
      for (let j2 = 0; j2 < 2; j2++) {
        const x2 = xOffset - j2;
        if (fun[y2 * size + x2])
          continue;
        const wi = y2 * m2.words + (x2 >>> 5);
        posBuf[n2++] = wi << 5 | x2 & 31;
        for (let p2 = 0, mb = maskBits(x2, y2); mb; p2++, mb >>= 1) {
          if (mb & 1)
            planes[p2].v[wi] |= 1 << (x2 & 31);
        }
      }
      if (y2 + dir < 0 || y2 + dir >= size)
        break;
    }
  }
  const planesT = planes.map((p2) => {
    const t2 = mat(size);
    transposeMat(p2, t2);
    return t2.v;
  });
  return {
    ver,
    tpl: m2.v,
    pos: posBuf.slice(0, n2),
    planes: planes.map((p2) => p2.v),
    planesT,
    work: [mat(size), mat(size), mat(size), mat(size)]
  };
}
function drawSymbol(ver, ecc, data, maskIdx, test = false) {
  if (symCache === void 0 || symCache.ver !== ver)
    symCache = buildSymCache(ver);
  const { tpl, pos, planes, planesT, work } = symCache;
  const [m2, t2, cand, candT] = work;
  m2.v.set(tpl);
  const need = Math.min(8 * data.length, pos.length);
  for (let i2 = 0; i2 < need; i2++) {
    if (data[i2 >>> 3] & 128 >>> (i2 & 7)) {
      const p2 = pos[i2];
      m2.v[p2 >>> 5] |= 1 << (p2 & 31);
    }
  }
  let mask = maskIdx;
  if (mask === void 0) {
    transposeMat(m2, t2);
    let bestScore = Infinity;
    for (let p2 = 0; p2 < 8; p2++) {
      const pv2 = planes[p2];
      const ptv = planesT[p2];
      for (let i2 = 0; i2 < cand.v.length; i2++) {
        cand.v[i2] = m2.v[i2] ^ pv2[i2];
        candT.v[i2] = t2.v[i2] ^ ptv[i2];
      }
      const score = penaltyScore(cand, candT, bestScore);
      if (score < bestScore) {
        bestScore = score;
        mask = p2;
      }
    }
  }
  const pv = planes[mask];
  for (let i2 = 0; i2 < m2.v.length; i2++)
    m2.v[i2] ^= pv[i2];
  if (!test)
    drawInfo(m2, ver, ecc, mask);
  return m2;
}
var asNum = (n2, title) => {
  if (typeof n2 !== "number")
    throw new TypeError(`"${title}" expected number, got type=${typeof n2}`);
  if (!Number.isSafeInteger(n2))
    throw new RangeError(`"${title}" expected safe integer, got ${n2}`);
  return n2;
};
var asString = (s2, title) => {
  if (typeof s2 !== "string")
    throw new TypeError(`"${title}" expected string, got type=${typeof s2}`);
  return s2;
};
function utf8Length(str) {
  let length = 0;
  for (let i2 = 0; i2 < str.length; i2++) {
    const c2 = str.charCodeAt(i2);
    if (c2 < 128)
      length++;
    else if (c2 < 2048)
      length += 2;
    else if (c2 < 55296 || c2 > 57343)
      length += 3;
    else if (c2 <= 56319 && i2 + 1 < str.length) {
      const next = str.charCodeAt(i2 + 1);
      if (next >= 56320 && next <= 57343) {
        length += 4;
        i2++;
      } else
        length += 3;
    } else
      length += 3;
  }
  return length;
}
function byteCapacity(ver, ecc) {
  const lengthBits = LENGTH_BITS.byte[Math.floor((ver + 7) / 17)];
  return Math.min((1 << lengthBits) - 1, Math.floor((capacity(ver, ecc).capacity - 4 - lengthBits) / 8));
}
function _isBytes(a2) {
  return a2 instanceof Uint8Array || ArrayBuffer.isView(a2) && a2.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a2 && a2.BYTES_PER_ELEMENT === 1;
}
var dark = (r2, x2, y2) => r2.map[x2] >= 0 && r2.map[y2] >= 0 && matGet(r2.m, r2.map[x2], r2.map[y2]) === 1;
var CTRL = [10, 27];
var NL = /* @__PURE__ */ String.fromCharCode(CTRL[0]);
function renderRaw(r2) {
  const W2 = r2.W;
  const res = new Array(W2);
  for (let y2 = 0; y2 < W2; y2++) {
    const row = new Array(W2);
    for (let x2 = 0; x2 < W2; x2++)
      row[x2] = dark(r2, x2, y2);
    res[y2] = row;
  }
  return res;
}
function renderAscii(r2) {
  const W2 = r2.W;
  let out = "";
  for (let y2 = 0; y2 < W2; y2 += 2) {
    for (let x2 = 0; x2 < W2; x2++) {
      const first = dark(r2, x2, y2);
      const second = y2 + 1 >= W2 ? true : dark(r2, x2, y2 + 1);
      out += !first && !second ? "\u2588" : !first && second ? "\u2580" : first && !second ? "\u2584" : " ";
    }
    out += NL;
  }
  return out;
}
function renderTerm(r2) {
  const W2 = r2.W;
  const esc = String.fromCharCode(CTRL[1]);
  const reset = esc + "[0m";
  let out = "";
  for (let y2 = 0; y2 < W2; y2++) {
    for (let x2 = 0; x2 < W2; x2++) {
      out += dark(r2, x2, y2) ? `${esc}[40m  ${reset}` : `${esc}[1;47m  ${reset}`;
    }
    out += NL;
  }
  return out;
}
function renderSvg(r2, optimize) {
  const W2 = r2.W;
  let out = `<svg viewBox="0 0 ${W2} ${W2}" xmlns="http://www.w3.org/2000/svg">`;
  let pathData = "";
  let prev;
  for (let y2 = 0; y2 < W2; y2++) {
    for (let x2 = 0; x2 < W2; x2++) {
      if (!dark(r2, x2, y2))
        continue;
      if (!optimize) {
        out += `<rect x="${x2}" y="${y2}" width="1" height="1" />`;
        continue;
      }
      let mv = `M${x2} ${y2}`;
      if (prev) {
        const rel = `m${x2 - prev.x} ${y2 - prev.y}`;
        if (rel.length <= mv.length)
          mv = rel;
      }
      pathData += `${mv}h1v1${x2 < 10 ? `H${x2}` : "h-1"}Z`;
      prev = { x: x2, y: y2 };
    }
  }
  if (optimize)
    out += `<path d="${pathData}"/>`;
  return out + "</svg>";
}
function renderGif(r2) {
  const W2 = r2.W;
  const pixels = W2 * W2;
  const N2 = 126;
  const fullChunks = Math.floor(pixels / N2);
  const tail = pixels % N2;
  const out = new Uint8Array(408 + fullChunks * (N2 + 2) + 2 + tail + 4);
  let p2 = 0;
  const u16 = (v2) => {
    out[p2++] = v2 & 255;
    out[p2++] = v2 >>> 8;
  };
  for (const b2 of [71, 73, 70, 56, 55, 97])
    out[p2++] = b2;
  u16(W2);
  u16(W2);
  out[p2++] = 246;
  p2 += 2;
  out[p2++] = 255;
  out[p2++] = 255;
  out[p2++] = 255;
  p2 += 3 * 127;
  out[p2++] = 44;
  p2 += 4;
  u16(W2);
  u16(W2);
  out[p2++] = 0;
  out[p2++] = 7;
  const { m: m2, map } = r2;
  const row = new Uint8Array(W2);
  let prevMy = -2;
  for (let y2 = 0, i2 = 0; y2 < W2; y2++) {
    const my = map[y2];
    if (my !== prevMy) {
      prevMy = my;
      row.fill(0);
      if (my >= 0) {
        for (let x2 = 0; x2 < W2; x2++)
          if (map[x2] >= 0)
            row[x2] = matGet(m2, map[x2], my);
      }
    }
    for (let x2 = 0; x2 < W2; ) {
      if (i2 % N2 === 0) {
        const rem = pixels - i2;
        out[p2++] = (rem < N2 ? rem : N2) + 1;
        out[p2++] = 128;
      }
      const n2 = Math.min(N2 - i2 % N2, W2 - x2);
      out.set(row.subarray(x2, x2 + n2), p2);
      p2 += n2;
      x2 += n2;
      i2 += n2;
    }
  }
  if (tail === 0) {
    out[p2++] = 1;
    out[p2++] = 128;
  }
  out[p2++] = 1;
  out[p2++] = 129;
  out[p2++] = 0;
  out[p2++] = 59;
  return out;
}
function gifDataUrl(gif) {
  const g2 = gif;
  let b64;
  if (typeof g2.toBase64 === "function")
    b64 = g2.toBase64();
  else {
    let bin = "";
    for (let i2 = 0; i2 < g2.length; i2 += 8192)
      bin += String.fromCharCode(...g2.subarray(i2, i2 + 8192));
    b64 = btoa(bin);
  }
  return "data:image/gif;base64," + b64;
}
function encodeQR(text, output = "raw", opts = {}) {
  asString(text, "text");
  asString(output, "output");
  if (typeof opts !== "object" || opts === null || Array.isArray(opts))
    throw new TypeError(`"opts" expected object, got type=${typeof opts}`);
  let ver = opts.version;
  if (ver !== void 0)
    ver = asVersion(ver);
  const ecc = opts.ecc !== void 0 ? opts.ecc : "medium";
  if (!ECC_LEVELS.includes(ecc))
    err(`invalid ecc=${ecc}`);
  const encoding = opts.encoding !== void 0 ? opts.encoding : detectType(text);
  if (!LENGTH_BITS[encoding])
    err(`invalid encoding=${encoding}`);
  if (encoding !== "byte") {
    const alpha = encoding === "numeric" ? ALPHANUMERIC.slice(0, 10) : ALPHANUMERIC;
    for (const ch of text) {
      if (!alpha.includes(ch))
        err(`Unknown letter: "${ch}". Allowed: ${alpha}`);
    }
  }
  if (opts.mask !== void 0 && (asNum(opts.mask, "opts.mask") < 0 || opts.mask > 7))
    err(`invalid mask=${opts.mask}`);
  const textEncoder = opts.textEncoder;
  if (encoding === "byte" && textEncoder === void 0) {
    const maxBytes = byteCapacity(ver === void 0 ? 40 : ver, ecc);
    if (text.length > maxBytes || utf8Length(text) > maxBytes)
      err("Capacity overflow");
  }
  const utf8 = encoding === "byte" ? (textEncoder !== void 0 ? textEncoder : (s2) => new TextEncoder().encode(s2))(text) : void 0;
  if (utf8 !== void 0 && !_isBytes(utf8))
    throw new TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof utf8}`);
  const dataLen = encoding === "byte" ? utf8.length : text.length;
  const encodedBits = encoding === "numeric" ? Math.floor(dataLen / 3) * 10 + [0, 4, 7][dataLen % 3] : encoding === "alphanumeric" ? Math.floor(dataLen / 2) * 11 + dataLen % 2 * 6 : dataLen * 8;
  if (ver === void 0) {
    for (ver = 1; ver <= 40; ver++) {
      const lengthBits = LENGTH_BITS[encoding][Math.floor((ver + 7) / 17)];
      if (dataLen < 1 << lengthBits && 4 + lengthBits + encodedBits <= capacity(ver, ecc).capacity)
        break;
    }
    if (ver > 40)
      err("Capacity overflow");
  } else {
    const lengthBits = LENGTH_BITS[encoding][Math.floor((ver + 7) / 17)];
    if (dataLen >= 1 << lengthBits || 4 + lengthBits + encodedBits > capacity(ver, ecc).capacity)
      err("Capacity overflow");
  }
  const data = encodeData(ver, ecc, text, encoding, utf8);
  const m2 = drawSymbol(ver, ecc, data, opts.mask);
  const border = opts.border === void 0 ? 2 : asNum(opts.border, "opts.border");
  if (border <= 0)
    throw new RangeError(`invalid border=${border}`);
  const scale = opts.scale === void 0 ? 1 : asNum(opts.scale, "opts.scale");
  if (scale <= 0 || scale > 1024)
    throw new RangeError(`invalid scale factor: ${scale}`);
  const W2 = (m2.size + 2 * border) * scale;
  const maxOutputSize = output === "ascii" || output === "gif" || output === "data-url" ? MAX_COMPACT_OUTPUT_SIZE : MAX_OUTPUT_SIZE;
  if (W2 > maxOutputSize)
    throw new RangeError(`invalid opts: output is ${W2}x${W2} (max ${maxOutputSize}), reduce border/scale`);
  const map = new Int32Array(W2);
  for (let i2 = 0; i2 < W2; i2++) {
    const f2 = Math.floor(i2 / scale) - border;
    map[i2] = f2 >= 0 && f2 < m2.size ? f2 : -1;
  }
  const r2 = { m: m2, W: W2, map };
  if (output === "raw")
    return renderRaw(r2);
  if (output === "ascii")
    return renderAscii(r2);
  if (output === "term")
    return renderTerm(r2);
  if (output === "svg")
    return renderSvg(r2, opts.optimize === void 0 ? true : opts.optimize);
  if (output === "gif")
    return renderGif(r2);
  if (output === "data-url")
    return gifDataUrl(renderGif(r2));
  return err(`Unknown output: ${output}`);
}
var qr_default = encodeQR;

// ../../node_modules/.pnpm/qr@0.7.0/node_modules/qr/decode.js
var cap = (value, min, max) => {
  let result = value;
  if (max !== void 0)
    result = Math.min(result, max);
  if (min !== void 0)
    result = Math.max(result, min);
  return result;
};
var { exp: EXP, log: LOG } = GF256;
var mul = (a2, b2) => a2 && b2 ? EXP[LOG[a2] + LOG[b2]] : 0;
var inv = (a2) => EXP[255 - LOG[a2]];
var MAX_IMAGE_SIDE = 4096;
var MAX_ARENA_BYTES = 64 * 1024 * 1024;
var validateSize = (size, name) => {
  if (!Number.isSafeInteger(size.width) || !Number.isSafeInteger(size.height))
    throw new TypeError(`${name} expected safe integer width and height`);
  if (size.width <= 0 || size.height <= 0)
    throw new RangeError(`${name} expected positive width and height`);
  if (size.width > MAX_IMAGE_SIDE || size.height > MAX_IMAGE_SIDE)
    throw new RangeError(`${name} expected width and height <= ${MAX_IMAGE_SIDE}, got ${size.width}x${size.height}`);
  return size.width * size.height;
};
function darkToImage(width, height, dk) {
  const data = new Uint8Array(width * height * 4);
  let i2 = 0;
  for (let y2 = 0; y2 < height; y2++)
    for (let x2 = 0; x2 < width; x2++) {
      const color = dk(x2, y2) ? 0 : 255;
      data[i2] = color;
      data[i2 + 1] = color;
      data[i2 + 2] = color;
      data[i2 + 3] = 255;
      i2 += 4;
    }
  return { width, height, data };
}
var FAIL = Object.freeze({
  data: Object.freeze(new Error("data")),
  dimension: Object.freeze(new Error("dimension")),
  finder: Object.freeze(new Error("finder")),
  format: Object.freeze(new Error("format")),
  alignment: Object.freeze(new Error("alignment")),
  rs: Object.freeze(new Error("rs")),
  timing: Object.freeze(new Error("timing")),
  version: Object.freeze(new Error("version"))
});
var ECI_ENCODINGS = {
  1: "iso-8859-1",
  2: "ibm437",
  3: "iso-8859-1",
  4: "iso-8859-2",
  5: "iso-8859-3",
  6: "iso-8859-4",
  7: "iso-8859-5",
  8: "iso-8859-6",
  9: "iso-8859-7",
  10: "iso-8859-8",
  11: "iso-8859-9",
  13: "iso-8859-11",
  15: "iso-8859-13",
  16: "iso-8859-14",
  17: "iso-8859-15",
  18: "iso-8859-16",
  20: "shift-jis",
  21: "windows-1250",
  22: "windows-1251",
  23: "windows-1252",
  24: "windows-1256",
  25: "utf-16be",
  26: "utf-8",
  28: "big5",
  29: "gbk",
  30: "euc-kr"
};
var ECI_DECODERS = {};
for (const [id, name] of Object.entries(ECI_ENCODINGS)) {
  try {
    ECI_DECODERS[+id] = new TextDecoder(name);
  } catch {
    ECI_DECODERS[+id] = void 0;
  }
}
var NUMERIC_LENGTH_BITS = Uint8Array.of(10, 12, 14);
var ALPHANUMERIC_LENGTH_BITS = Uint8Array.of(9, 11, 13);
var BYTE_LENGTH_BITS = Uint8Array.of(8, 16, 16);
var Payload = {
  create(capacity2) {
    const bytes = new Uint8Array(capacity2);
    const views = new Array(capacity2 + 1);
    for (let i2 = 0; i2 < views.length; i2++)
      views[i2] = new Uint8Array(bytes.buffer, 0, i2);
    let state;
    const read = (bits) => {
      const start = state.position;
      if (start + bits > state.dataLen * 8)
        return -1;
      let value = 0;
      let pos = start;
      for (let i2 = 0; i2 < bits; i2++) {
        value = value << 1 | state.data[pos >> 3] >> 7 - (pos & 7) & 1;
        pos++;
      }
      state.position = pos;
      return value;
    };
    state = { position: 0, data: new Uint8Array(0), dataLen: 0, bytes, read, views };
    return state;
  },
  decode(state, data, dataLen, version, deferText = false) {
    state.position = 0;
    state.data = data;
    state.dataLen = dataLen;
    const read = state.read;
    const cls = version < 10 ? 0 : version < 27 ? 1 : 2;
    let eci = 26;
    let res = "";
    const parts = deferText ? [] : void 0;
    while (state.position + 4 <= dataLen * 8) {
      const mode = read(4);
      if (!mode)
        break;
      if (mode === 7) {
        const b0 = read(8);
        if (b0 < 0)
          return FAIL.data;
        if ((b0 & 128) === 0)
          eci = b0;
        else {
          const len = (b0 & 192) === 128 ? 8 : 16;
          const value = read(len);
          if (value < 0)
            return FAIL.data;
          eci = (b0 & (len === 8 ? 63 : 31)) << len;
          eci |= value;
        }
        continue;
      }
      if (mode === 1) {
        let length = read(NUMERIC_LENGTH_BITS[cls]);
        if (length < 0)
          return FAIL.data;
        for (; length >= 3; length -= 3) {
          const value = read(10);
          if (value < 0 || value >= 1e3)
            return FAIL.data;
          res += String(value).padStart(3, "0");
        }
        if (length) {
          const value = read(length === 2 ? 7 : 4);
          if (value < 0 || value >= 10 ** length)
            return FAIL.data;
          res += String(value).padStart(length, "0");
        }
      } else if (mode === 2) {
        let length = read(ALPHANUMERIC_LENGTH_BITS[cls]);
        if (length < 0)
          return FAIL.data;
        for (; length >= 2; length -= 2) {
          const value = read(11);
          if (value < 0 || value >= 45 * 45)
            return FAIL.data;
          res += ALPHANUMERIC[value / 45 | 0] + ALPHANUMERIC[value % 45];
        }
        if (length) {
          const value = read(6);
          if (value < 0 || value >= 45)
            return FAIL.data;
          res += ALPHANUMERIC[value];
        }
      } else if (mode === 4) {
        const length = read(BYTE_LENGTH_BITS[cls]);
        if (length < 0 || state.position + 8 * length > dataLen * 8)
          return FAIL.data;
        if (parts) {
          const segment = new Uint8Array(length);
          for (let i2 = 0; i2 < length; i2++)
            segment[i2] = read(8);
          if (res)
            parts.push(res);
          parts.push([segment, eci]);
          res = "";
        } else {
          const encoding = ECI_ENCODINGS[eci];
          if (!encoding || length >= state.views.length)
            return FAIL.data;
          const decoder = ECI_DECODERS[eci] || new TextDecoder(encoding);
          for (let i2 = 0; i2 < length; i2++)
            state.bytes[i2] = read(8);
          res += decoder.decode(state.views[length]);
        }
      } else
        return FAIL.data;
    }
    if (!parts)
      return res;
    if (res)
      parts.push(res);
    return parts;
  },
  finish(decoded, textDecoder) {
    if (typeof decoded === "string")
      return decoded;
    if (!textDecoder)
      throw new Error("text decoder");
    let res = "";
    for (const part of decoded)
      res += typeof part === "string" ? part : textDecoder(part[0], part[1]);
    return res;
  }
};
var dist2 = (pts, a2, b2) => (pts[a2] - pts[b2]) ** 2 + (pts[a2 + 1] - pts[b2 + 1]) ** 2;
var distance = (first, second) => Math.hypot(second.x - first.x, second.y - first.y);
var checkVersion = (m2, size) => {
  const ver = (size - 17) / 4;
  if (ver < 7)
    return true;
  let v1 = 0;
  let v2 = 0;
  for (let i2 = 0; i2 < 18; i2++) {
    const x2 = size - 11 + i2 % 3;
    const y2 = i2 / 3 | 0;
    v1 |= m2[y2 * size + x2] << i2;
    v2 |= m2[x2 * size + y2] << i2;
  }
  const expected = versionBits(ver);
  const d1 = popcnt(expected ^ v1);
  const d2 = popcnt(expected ^ v2);
  return d1 <= 3 || d2 <= 3;
};
function squareToQuad(out, points) {
  const x1 = points[0];
  const y1 = points[1];
  const x2 = points[2];
  const y2 = points[3];
  const x3 = points[4];
  const y3 = points[5];
  const x4 = points[6];
  const y4 = points[7];
  const dx3 = x1 - x2 + x3 - x4;
  const dy3 = y1 - y2 + y3 - y4;
  if (dx3 === 0 && dy3 === 0) {
    out[0] = x2 - x1;
    out[1] = x3 - x2;
    out[2] = x1;
    out[3] = y2 - y1;
    out[4] = y3 - y2;
    out[5] = y1;
    out[6] = 0;
    out[7] = 0;
    out[8] = 1;
    return;
  }
  const dx1 = x2 - x3;
  const dx2 = x4 - x3;
  const dy1 = y2 - y3;
  const dy2 = y4 - y3;
  const den = dx1 * dy2 - dx2 * dy1;
  const a31 = (dx3 * dy2 - dx2 * dy3) / den;
  const a32 = (dx1 * dy3 - dx3 * dy1) / den;
  out[0] = x2 - x1 + a31 * x2;
  out[1] = x4 - x1 + a32 * x4;
  out[2] = x1;
  out[3] = y2 - y1 + a31 * y2;
  out[4] = y4 - y1 + a32 * y4;
  out[5] = y1;
  out[6] = a31;
  out[7] = a32;
  out[8] = 1;
}
var adjugate = (o2, m2) => {
  for (let i2 = 0; i2 < 9; i2++) {
    const r2 = i2 / 3 | 0;
    const c2 = i2 % 3;
    const r1 = (c2 + 1) % 3 * 3;
    const r22 = (c2 + 2) % 3 * 3;
    const c1 = (r2 + 1) % 3;
    const c22 = (r2 + 2) % 3;
    o2[i2] = m2[r1 + c1] * m2[r22 + c22] - m2[r1 + c22] * m2[r22 + c1];
  }
};
var ptMul = (o2, a2, b2) => {
  for (let r2 = 0; r2 < 9; r2 += 3) {
    const a0 = a2[r2];
    const a1 = a2[r2 + 1];
    const a22 = a2[r2 + 2];
    for (let c2 = 0; c2 < 3; c2++)
      o2[r2 + c2] = a0 * b2[c2] + a1 * b2[c2 + 3] + a22 * b2[c2 + 6];
  }
};
var makePattern = () => ({ x: 0.1, y: 0.1, ms: 0.1 });
var LUMA8 = { step: 1, bits: 8 };
var LUMA10 = { step: 2, bits: 10 };
var LUMA12 = { step: 2, bits: 12 };
var RGB = { step: 3, bits: 8 };
var RGBA = { step: 4, bits: 8 };
var FORMATS = {
  RGB,
  RGBA,
  RGBX: RGBA,
  BGRA: RGBA,
  BGRX: RGBA,
  I420: LUMA8,
  I420A: LUMA8,
  I422: LUMA8,
  I444: LUMA8,
  NV12: LUMA8,
  I420P10: LUMA10,
  I420P12: LUMA12
};
var inputFormat = (format) => FORMATS[format];
var validateOpts = (opts) => {
  if (opts === null || typeof opts !== "object" || Array.isArray(opts))
    throw new TypeError(`"opts" expected object, got type=${typeof opts}`);
  if (opts.format !== void 0 && !inputFormat(opts.format))
    throw new TypeError(`invalid opts.format=${opts.format} (${typeof opts.format})`);
  if (opts.effort !== void 0 && opts.effort !== Infinity && (!Number.isSafeInteger(opts.effort) || opts.effort < 1))
    throw new TypeError(`invalid opts.effort=${opts.effort} (${typeof opts.effort})`);
  if (opts.timeLimit !== void 0 && opts.timeLimit !== Infinity && (typeof opts.timeLimit !== "number" || !Number.isFinite(opts.timeLimit) || opts.timeLimit < 0))
    throw new TypeError(`invalid opts.timeLimit=${opts.timeLimit} (${typeof opts.timeLimit})`);
  for (const name of ["textDecoder", "pointsOnDetect", "imageOnResult", "imageOnBitmap"])
    if (opts[name] !== void 0 && typeof opts[name] !== "function")
      throw new TypeError(`invalid opts.${name}=${opts[name]} (${typeof opts[name]})`);
};
var validateImage = (img, named, layout, capacity2) => {
  const px = validateSize(img, '"img"');
  if (capacity2 && (img.width > capacity2.width || img.height > capacity2.height))
    throw new RangeError(`"img" expected dimensions <= ${capacity2.width}x${capacity2.height}, got ${img.width}x${img.height}`);
  const data = img.data;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray))
    throw new TypeError(`"img.data" expected Uint8Array or Uint8ClampedArray, got ${typeof data}`);
  const bytes = data;
  let format;
  if (named !== void 0) {
    format = inputFormat(named);
    if (!format)
      throw new TypeError(`invalid opts.format=${named} (${typeof named})`);
    if (layout) {
      const { offset, stride } = layout;
      const row = format.step * img.width;
      const end = offset + (img.height - 1) * stride + row;
      if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(stride) || offset < 0 || stride < row || end > bytes.length)
        throw new RangeError(`"img.data" expected valid offset/stride for format=${named}, got offset=${offset}, stride=${stride}, length=${bytes.length}`);
    } else {
      const expected = format.step * px;
      const planar = format.step <= 2;
      if (planar && bytes.length < expected || !planar && bytes.length !== expected)
        throw new RangeError(`"img.data" expected ${planar ? "at least " : ""}${expected} bytes for format=${named}, got ${bytes.length}`);
    }
  } else if (bytes.length === 3 * px)
    format = RGB;
  else if (bytes.length === 4 * px)
    format = RGBA;
  else
    throw new RangeError(`"img.data" expected ${3 * px} or ${4 * px} bytes without opts.format, got ${bytes.length}`);
  return format;
};
var copyLuma = (out, maxSize, img, named, layout) => {
  const { step, bits } = validateImage(img, named, layout, maxSize);
  const { width, height, data } = img;
  const stride = layout?.stride || width * step;
  const offset = layout?.offset || 0;
  if (data === out && !offset && stride === width && step === 1)
    return;
  for (let y2 = 0; y2 < height; y2++) {
    let src = offset + y2 * stride;
    let dst = y2 * width;
    if (step === 1)
      for (let x2 = 0; x2 < width; x2++) {
        out[dst++] = data[src];
        src++;
      }
    else if (step === 2)
      for (let x2 = 0; x2 < width; x2++) {
        out[dst++] = (data[src] | data[src + 1] << 8) >>> bits - 8;
        src += step;
      }
    else
      for (let x2 = 0; x2 < width; x2++) {
        out[dst++] = data[src] + 2 * data[src + 1] + data[src + 2] >> 2;
        src += step;
      }
  }
};
var packQuad = (quad, x0, y0, x1, y1, x2, y2, x3, y3) => {
  quad[0] = x0;
  quad[1] = y0;
  quad[2] = x1;
  quad[3] = y1;
  quad[4] = x2;
  quad[5] = y2;
  quad[6] = x3;
  quad[7] = y3;
};
var bit = (layer, x2, y2) => {
  if (x2 < 0 || y2 < 0 || x2 >= layer.width || y2 >= layer.height)
    return -1;
  return layer.bitmap[y2 * layer.words + (x2 >>> 5)] >>> (x2 & 31) & 1;
};
var ratio = (a2, b2, c2, d2, e2) => {
  const total = a2 + b2 + c2 + d2 + e2;
  if (total < 7)
    return 0;
  const ms = total / 7;
  const tol = ms * 0.5;
  return Math.abs(ms - a2) < tol && Math.abs(ms - b2) < tol && Math.abs(3 * ms - c2) < 3 * tol && Math.abs(ms - d2) < tol && Math.abs(ms - e2) < tol ? ms : 0;
};
var run = (layer, x2, y2, dx, dy, color, cap2) => {
  let n2 = 0;
  if (dy) {
    while (bit(layer, x2, y2) === color && n2 <= cap2) {
      n2++;
      y2 += dy;
    }
    return n2;
  }
  if (y2 < 0 || y2 >= layer.height)
    return 0;
  const row = y2 * layer.words;
  while (x2 >= 0 && x2 < layer.width && n2 <= cap2) {
    const shift = x2 & 31;
    const stops = (color ? ~layer.bitmap[row + (x2 >>> 5)] : layer.bitmap[row + (x2 >>> 5)]) >>> 0;
    const w3 = dx > 0 ? stops >>> shift : stops << 31 - shift >>> 0;
    const span = dx > 0 ? Math.min(32 - shift, layer.width - x2) : shift + 1;
    const first = !w3 ? 32 : dx > 0 ? 31 - Math.clz32((w3 & -w3) >>> 0) : Math.clz32(w3);
    const len = Math.min(first, span);
    n2 += len;
    x2 += dx * len;
    if (first < span)
      break;
  }
  return Math.min(n2, Math.floor(cap2) + 1);
};
var cross = (layer, cx, cy, dx, dy, maxMs, inverted, measure = false) => {
  const center = +!inverted;
  const side = +inverted;
  let r2 = run(layer, cx, cy, -dx, -dy, center, Infinity);
  let back = r2;
  const r1 = run(layer, cx - dx * back, cy - dy * back, -dx, -dy, side, maxMs);
  back += r1;
  const r0 = run(layer, cx - dx * back, cy - dy * back, -dx, -dy, center, maxMs);
  back += r0;
  const start = (dx ? cx : cy) - back;
  const forward = run(layer, cx + dx, cy + dy, dx, dy, center, Infinity);
  r2 += forward;
  let ahead = 1 + forward;
  const r3 = run(layer, cx + dx * ahead, cy + dy * ahead, dx, dy, side, maxMs);
  ahead += r3;
  const r4 = run(layer, cx + dx * ahead, cy + dy * ahead, dx, dy, center, maxMs);
  if (!ratio(r0, r1, r2, r3, r4))
    return -1;
  return measure ? (r0 + r1 + r2 + r3 + r4) / 7 : start + 1 + r0 + r1 + r2 / 2;
};
var vertical = (layer, pattern, inverted, measure = false) => {
  const limit = 3 * pattern.ms;
  return cross(layer, Math.round(pattern.x), Math.round(pattern.y), 0, 1, limit, inverted, measure);
};
var refinePattern = (layer, pattern, inverted) => {
  const y2 = vertical(layer, pattern, inverted);
  if (y2 < 0)
    return -1;
  const limit = 3 * pattern.ms;
  const x2 = cross(layer, Math.round(pattern.x), Math.round(y2), 1, 0, limit, inverted);
  if (x2 < 0)
    return -1;
  const movement = Math.abs(x2 - pattern.x) + Math.abs(y2 - pattern.y);
  pattern.x = x2;
  pattern.y = y2;
  return movement;
};
var refineTriple = (layer, triple) => {
  const tl = refinePattern(layer, triple.tl, triple.inverted);
  if (tl < 0)
    return false;
  const tr = refinePattern(layer, triple.tr, triple.inverted);
  if (tr < 0)
    return false;
  const bl = refinePattern(layer, triple.bl, triple.inverted);
  return bl >= 0 && tl + tr + bl > 0;
};
var fitPattern = (layer, pattern, inverted) => {
  const luma = layer.luma;
  const fit = (axis) => {
    const center = axis ? pattern.y : pattern.x;
    const other = axis ? pattern.x : pattern.y;
    const radius = Math.ceil(pattern.ms);
    const lo = Math.round(center) - radius;
    const hi = Math.round(center) + radius;
    let best = center;
    let bestScore = -Infinity;
    for (let candidate = lo; candidate <= hi; candidate++)
      for (let scale = 5; scale <= 15; scale += 2) {
        const pitch = pattern.ms * scale / 10;
        const crossRadius = Math.round(pitch / 2);
        const side = Math.ceil(3.5 * pitch);
        let dark2 = 0;
        let darkCount = 0;
        let light = 0;
        let lightCount = 0;
        for (let along = -side; along <= side; along++) {
          const module = Math.abs(along / pitch);
          const expectedDark = module < 1.5 || module >= 2.5;
          for (let across = -crossRadius; across <= crossRadius; across++) {
            const x2 = Math.round(axis ? other + across : candidate + along);
            const y2 = Math.round(axis ? candidate + along : other + across);
            if (x2 < 0 || y2 < 0 || x2 >= layer.width || y2 >= layer.height)
              continue;
            const value = luma[y2 * layer.width + x2];
            if (expectedDark) {
              dark2 += value;
              darkCount++;
            } else {
              light += value;
              lightCount++;
            }
          }
        }
        let score = light / lightCount - dark2 / darkCount;
        if (inverted)
          score = -score;
        if (score > bestScore) {
          best = candidate;
          bestScore = score;
        }
      }
    return best;
  };
  pattern.x = fit(0);
  pattern.y = fit(1);
};
var mapPoint = (map, x2, y2) => {
  const den = map[6] * x2 + map[7] * y2 + map[8];
  return {
    x: (map[0] * x2 + map[1] * y2 + map[2]) / den,
    y: (map[3] * x2 + map[4] * y2 + map[5]) / den
  };
};
var crossPitch = (layer, pattern, inverted) => {
  const pitch = vertical(layer, pattern, inverted, true);
  return pitch < 0 ? 0 : pitch;
};
var finderPitch = (layer, pattern) => {
  const vertical2 = crossPitch(layer, pattern, false);
  return vertical2 ? Math.sqrt(pattern.ms * vertical2) : 0;
};
var edgePitch = (layer, first, second, inverted) => {
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  const length = distance(first, second);
  if (!length)
    return 0;
  const pitch = (pattern) => {
    const vertical2 = crossPitch(layer, pattern, inverted);
    if (!vertical2)
      return 0;
    return Math.sqrt((dx / length * pattern.ms) ** 2 + (dy / length * vertical2) ** 2);
  };
  const firstPitch = pitch(first);
  const secondPitch = pitch(second);
  return firstPitch && secondPitch ? (firstPitch + secondPitch) / 2 : 0;
};
var copyPattern = (layer, index, out) => {
  const pos = index * 4;
  out.x = layer.patterns[pos];
  out.y = layer.patterns[pos + 1];
  out.ms = layer.patterns[pos + 2];
};
var swapSet = (layer, a2, b2) => {
  const sets = layer.sets;
  const ap = a2 * 5;
  const bp = b2 * 5;
  for (let i2 = 0; i2 < 5; i2++) {
    const value = sets[ap + i2];
    sets[ap + i2] = sets[bp + i2];
    sets[bp + i2] = value;
  }
};
var siftDown = (layer, end) => {
  const sets = layer.sets;
  for (let index = 0; ; ) {
    const left = index * 2 + 1;
    if (left >= end)
      return;
    const right = left + 1;
    const child = right < end && sets[right * 5] > sets[left * 5] ? right : left;
    if (sets[index * 5] >= sets[child * 5])
      return;
    swapSet(layer, index, child);
    index = child;
  }
};
var evalLow = (poly, offset, length, x2) => {
  let value = 0;
  for (let i2 = length - 1; i2 >= 0; i2--)
    value = mul(value, x2) ^ poly[offset + i2];
  return value;
};
var scanRows = {
  // Downsample two source rows into one pyramid row with a 2x2 box filter.
  resize(src, dst, width, dstWidth, from2, to2) {
    for (let y2 = from2; y2 < to2; y2++) {
      let srcPos = (y2 << 1) * width;
      let dstPos = y2 * dstWidth;
      for (let x2 = 0; x2 < dstWidth; x2++) {
        dst[dstPos++] = src[srcPos] + src[srcPos + 1] + src[srcPos + width] + src[srcPos + width + 1] + 2 >> 2;
        srcPos += 2;
      }
    }
  },
  // Compute one local threshold per 8x8 block, including low-contrast predecessor propagation.
  blocks(layer, from2, to2) {
    const brightness = layer.luma;
    const block = 8;
    const bWidth = layer.blockWidth;
    const maxY = layer.height - block;
    const maxX = layer.width - block;
    const blocks = layer.blocks;
    for (let y2 = from2; y2 < to2; y2++) {
      const yPos = cap(y2 * block, 0, maxY);
      for (let x2 = 0; x2 < bWidth; x2++) {
        const xPos = cap(x2 * block, 0, maxX);
        let sum = 0;
        let min = 255;
        let max = 0;
        let pos = yPos * layer.width + xPos;
        for (let yy = 0; yy < block; yy++) {
          for (let xx = 0; xx < block; xx++) {
            const pixel = brightness[pos + xx];
            sum += pixel;
            min = Math.min(min, pixel);
            max = Math.max(max, pixel);
          }
          pos += layer.width;
        }
        let average = Math.floor(sum / block ** 2);
        if (max - min <= 24) {
          average = min / 2;
          if (y2 > 0 && x2 > 0) {
            const top = blocks[(y2 - 1) * bWidth + x2];
            const left = blocks[y2 * bWidth + x2 - 1];
            const topLeft = blocks[(y2 - 1) * bWidth + x2 - 1];
            const previous = (2 * top + left + topLeft) / 4;
            if (min < previous)
              average = previous;
          }
        }
        blocks[bWidth * y2 + x2] = average >>> 0;
      }
    }
  },
  // Smooth block thresholds and write their 8x8 binary pixels into the packed bitmap.
  bitmap(layer, from2, to2) {
    const brightness = layer.luma;
    const block = 8;
    const bWidth = layer.blockWidth;
    const bHeight = layer.blockHeight;
    const maxY = layer.height - block;
    const maxX = layer.width - block;
    const blocks = layer.blocks;
    for (let y2 = from2; y2 < to2; y2++) {
      const yPos = cap(y2 * block, 0, maxY);
      const top = cap(y2, 2, bHeight - 3);
      for (let x2 = 0; x2 < bWidth; x2++) {
        const xPos = cap(x2 * block, 0, maxX);
        const left = cap(x2, 2, bWidth - 3);
        let sum = 0;
        for (let yy = -2; yy <= 2; yy++) {
          const row = bWidth * (top + yy) + left;
          for (let xx = -2; xx <= 2; xx++)
            sum += blocks[row + xx];
        }
        const average = sum / 25;
        layer.cuts[y2 * bWidth + x2] = Math.floor(average);
        let pos = yPos * layer.width + xPos;
        for (let yy = 0; yy < block; yy++) {
          let value = 0;
          for (let xx = 0; xx < block; xx++)
            value |= +(brightness[pos + xx] <= average) << xx;
          const shift = xPos & 31;
          const word = (yPos + yy) * layer.words + (xPos >>> 5);
          const lowMask = 255 << shift >>> 0;
          layer.bitmap[word] = (layer.bitmap[word] & ~lowMask | value << shift >>> 0) >>> 0;
          if (shift > 24) {
            const highMask = (1 << shift - 24) - 1;
            layer.bitmap[word + 1] = (layer.bitmap[word + 1] & ~highMask | value >>> 32 - shift) >>> 0;
          }
          pos += layer.width;
        }
      }
    }
  },
  // Find and merge horizontally seeded finder crosses in every second row.
  find(layer, from2, to2) {
    for (let y2 = from2; y2 < to2; y2 += 2) {
      let r0 = 0;
      let r1 = 0;
      let r2 = 0;
      let r3 = 0;
      let r4 = 0;
      let runs = 0;
      let previous = !!bit(layer, 0, y2 | 0);
      for (let x2 = 0; x2 < layer.width; ) {
        const length = run(layer, x2, y2, 1, 0, +previous, Infinity);
        x2 += length;
        r0 = r1;
        r1 = r2;
        r2 = r3;
        r3 = r4;
        r4 = length;
        runs++;
        const black = previous;
        previous = !previous;
        candidate: {
          if ((runs | 0) < 5)
            break candidate;
          const inverted = !black;
          const ms = ratio(r0, r1, r2, r3, r4);
          if (!ms)
            break candidate;
          const start = (x2 | 0) - r0 - r1 - r2 - r3 - r4;
          const cx = Math.round(start + r0 + r1 + r2 / 2);
          const limit = ms * 3;
          const cy = cross(layer, cx, y2 | 0, 0, 1, limit, inverted);
          if (cy < 0)
            break candidate;
          const refinedX = cross(layer, cx, Math.round(cy), 1, 0, limit, inverted);
          if (refinedX < 0)
            break candidate;
          const patterns = layer.patterns;
          const polarity = +inverted;
          for (let i2 = 0; i2 < layer.patternCount; i2++) {
            const pos2 = i2 * 4;
            if ((layer.inverted[i2] & 1) !== polarity || // Merge observations within two modules of the same finder center.
            Math.abs(patterns[pos2] - refinedX) >= 2 * ms || Math.abs(patterns[pos2 + 1] - cy) >= 2 * ms)
              continue;
            const count = patterns[pos2 + 3] + 1;
            patterns[pos2] = (patterns[pos2] * patterns[pos2 + 3] + refinedX) / count;
            patterns[pos2 + 1] = (patterns[pos2 + 1] * patterns[pos2 + 3] + cy) / count;
            patterns[pos2 + 2] = (patterns[pos2 + 2] * patterns[pos2 + 3] + ms) / count;
            patterns[pos2 + 3] = count;
            break candidate;
          }
          const index = layer.patternCount++;
          const pos = index * 4;
          if (pos + 3 >= patterns.length)
            throw new Error(`finder storage exhausted at ${layer.width}x${layer.height}`);
          patterns[pos] = refinedX;
          patterns[pos + 1] = cy;
          patterns[pos + 2] = ms;
          patterns[pos + 3] = 1;
          layer.inverted[index] = polarity;
        }
      }
    }
  }
};
var snapSize = (estimate) => Math.round((estimate - 17) / 4) * 4 + 17 | 0;
var runDecode = (walk) => {
  let step = walk.next();
  while (!step.done)
    step = walk.next(0);
  return step.value;
};
var nextTick = () => {
  const host = globalThis;
  if (typeof host.scheduler?.yield === "function")
    return host.scheduler.yield();
  return new Promise((resolve) => host.setTimeout(resolve, 0));
};
var runDecodeAsync = async (walk, timeLimit) => {
  const tick = Math.min(timeLimit, 8);
  let started = Date.now();
  try {
    let step = walk.next();
    for (; ; ) {
      if (step.done)
        return step.value;
      let waited = 0;
      if (Date.now() - started >= tick) {
        const waiting = Date.now();
        await nextTick();
        waited = Date.now() - waiting;
        started = Date.now();
      }
      step = walk.next(waited);
    }
  } catch (error) {
    walk.return(void 0);
    throw error;
  }
};
var _QRScanner = class {
  layers;
  opts;
  width;
  height;
  luma;
  grid = new Uint8Array(177 * 177);
  tmp8 = new Uint8Array(177 * 177);
  codewords = new Uint8Array(BYTES[40 - 1]);
  tmp32 = new Uint32Array(4 * 16 * 3 + 16);
  tmp64 = new Float64Array(7 * 7 * 2 + (7 * 7 - 3) * 4);
  payload = Payload.create(BYTES[40 - 1]);
  image;
  input;
  inFlight = false;
  staged = false;
  resized = false;
  // Finder selection and projection reuse the same typed temporaries by phase. Three homographies
  // stay separate because decode fallbacks retain them across a failed payload attempt.
  triple = {
    tl: makePattern(),
    tr: makePattern(),
    bl: makePattern(),
    inverted: false,
    tlIndex: 0,
    trIndex: 0,
    blIndex: 0
  };
  blocked = 0;
  effort;
  timeLimit;
  retryStart = 0;
  retries = 0;
  points;
  // Homography phases do not overlap: `map` holds the active result while `from` and `to` are
  // scratch; `to` doubles as the fine-plane map until the next homography build.
  map = new Float64Array(9);
  from = new Float64Array(9);
  to = new Float64Array(9);
  alignPoint = { x: 0.1, y: 0.1 };
  finePlane = {
    d: new Uint8Array(0),
    cut: new Int16Array(0),
    W: 0,
    H: 0,
    bw: 0,
    sh: 0
  };
  invertedProjection = false;
  decodedSize = 0;
  beginOperation() {
    if (this.inFlight)
      throw new Error("scanner operation already in flight");
    this.inFlight = true;
  }
  endOperation() {
    this.inFlight = false;
  }
  constructor(init) {
    validateOpts(init);
    const maxPixels = validateSize(init.maxSize, '"maxSize"');
    const maxSize = Object.freeze({ ...init.maxSize });
    const stride = init.stride === void 0 ? 1 : init.stride;
    if (!Number.isSafeInteger(stride) || stride < 1)
      throw new RangeError(`"stride" expected positive safe integer, got ${stride}`);
    const bytes = maxPixels * stride;
    if (!Number.isSafeInteger(bytes) || bytes > MAX_ARENA_BYTES)
      throw new RangeError(`input arena expected <= ${MAX_ARENA_BYTES} bytes, got ${maxPixels}*${stride}`);
    this.effort = init.effort === void 0 ? 1 : init.effort;
    this.timeLimit = init.timeLimit === void 0 ? 1e3 / 60 : init.timeLimit;
    this.opts = Object.freeze({
      ...init,
      effort: this.effort,
      maxSize,
      timeLimit: this.timeLimit
    });
    this.width = 0;
    this.height = 0;
    this.luma = new Uint8Array(bytes);
    this.image = { data: this.luma, height: 0, width: 0 };
    this.input = { data: this.luma, height: 0, width: 0 };
    const layers = [];
    let width = maxSize.width;
    let height = maxSize.height;
    for (let i2 = 0; i2 < 4; i2++) {
      if (i2 && Math.min(width, height) < 64)
        break;
      const blockWidth = Math.ceil(width / 8);
      const blockHeight = Math.ceil(height / 8);
      const centers = Math.ceil(width / 7) * Math.ceil(height / 7);
      const luma = i2 ? new Uint8Array(width * height) : this.luma;
      const blocks = new Uint8Array(blockWidth * blockHeight);
      const cuts = new Int16Array(blockWidth * blockHeight);
      const fine = i2 ? { luma: this.image, r: i2 } : void 0;
      layers.push({
        bitmap: new Uint32Array(Math.ceil(width / 32) * height),
        blockHeight: 0,
        blockWidth: 0,
        blocks,
        cuts,
        height: 0,
        luma,
        patternCount: 0,
        patterns: new Float64Array(centers * 4),
        used: false,
        width: 0,
        words: 0,
        plane: {
          d: luma,
          cut: cuts,
          W: width,
          H: height,
          bw: Math.ceil(width / 8),
          sh: Math.log2(8)
        },
        context: {
          opts: this.opts,
          scale: 1 << i2,
          ox: 0,
          oy: 0,
          fine
        },
        found: false,
        inverted: new Uint8Array(centers),
        setCount: 0,
        setCursor: 0,
        sets: new Float64Array(256 * 5),
        setsReady: false,
        pickSum: -1,
        pickLo: 0,
        pickHi: 0
      });
      width >>= 1;
      height >>= 1;
    }
    this.layers = layers;
  }
  // Decode corrected bytes through the shared QR payload/ECI parser; Awasm overrides this hook.
  decodePayload(data, dataLen, version) {
    const decoded = Payload.decode(this.payload, data, dataLen, version, !!this.opts.textDecoder);
    return decoded instanceof Error ? decoded : Payload.finish(decoded, this.opts.textDecoder);
  }
  // Compose the square-to-output and input-to-square homographies from `from` and `to`.
  mapQuad(out) {
    squareToQuad(out, this.to);
    squareToQuad(this.to, this.from);
    adjugate(this.from, this.to);
    ptMul(out, out, this.from);
  }
  // Build the module-to-plane map from the finder-center square (BR is the alignment inset).
  mapFinderQuad(out, size, t2, brX, brY) {
    const c2 = 3.5;
    packQuad(this.from, c2, c2, size - c2, c2, size - 6.5, size - 6.5, c2, size - c2);
    packQuad(this.to, t2.tl.x, t2.tl.y, t2.tr.x, t2.tr.y, brX, brY, t2.bl.x, t2.bl.y);
    this.mapQuad(out);
  }
  // Fill the reusable alignment-position prefix for one QR version and return its length.
  setAlignments(ver) {
    if (ver === 1)
      return 0;
    const last = 17 + 4 * ver - 7;
    const count = Math.ceil((last - 6) / 28);
    let interval = Math.floor((last - 6) / count);
    if (interval & 1)
      interval++;
    else if ((last - 6) % count * 2 >= count)
      interval += 2;
    const positions = this.tmp8;
    positions[0] = 6;
    for (let i2 = 1; i2 < count; i2++)
      positions[i2] = last - (count - i2) * interval;
    positions[count] = last;
    return count + 1;
  }
  /** Convert one source image into the preallocated native luma layer. */
  addImage(img, format = this.opts.format) {
    this.beginOperation();
    try {
      copyLuma(this.luma, this.opts.maxSize, img, format);
      this.stage(img);
    } finally {
      this.endOperation();
    }
  }
  // Reset every per-image field after copied or direct-written pixels become active.
  stage({ width, height }) {
    this.width = width;
    this.image.width = width;
    this.height = height;
    this.image.height = height;
    let aw = width;
    let ah = height;
    for (let i2 = 0; i2 < this.layers.length; i2++) {
      const layer = this.layers[i2];
      const used = !i2 || Math.min(aw, ah) >= 64;
      layer.used = used;
      layer.width = used ? aw : 0;
      layer.height = used ? ah : 0;
      layer.words = used ? Math.ceil(aw / 32) : 0;
      layer.blockWidth = used ? Math.ceil(aw / 8) : 0;
      layer.blockHeight = used ? Math.ceil(ah / 8) : 0;
      layer.patternCount = 0;
      layer.plane.W = layer.width;
      layer.plane.H = layer.height;
      layer.plane.bw = layer.blockWidth;
      layer.context.ox = 0;
      layer.context.oy = 0;
      layer.found = false;
      layer.setCount = 0;
      layer.setCursor = 0;
      layer.setsReady = false;
      layer.pickSum = -1;
      aw >>= 1;
      ah >>= 1;
    }
    this.staged = true;
    this.resized = false;
    this.blocked = 0;
    this.retryStart = 0;
    this.retries = 0;
  }
  clean() {
    this.beginOperation();
    try {
      this.payload.position = 0;
      this.payload.bytes.fill(0);
      for (const v2 of Object.values(this))
        if (ArrayBuffer.isView(v2))
          v2.fill(0);
      for (const layer of this.layers) {
        for (const v2 of Object.values(layer))
          if (ArrayBuffer.isView(v2))
            v2.fill(0);
        layer.blockHeight = 0;
        layer.blockWidth = 0;
        layer.height = 0;
        layer.width = 0;
        layer.words = 0;
        layer.patternCount = 0;
        layer.setCount = 0;
        layer.setCursor = 0;
        layer.used = false;
        layer.found = false;
        layer.setsReady = false;
      }
      this.width = 0;
      this.image.width = 0;
      this.height = 0;
      this.image.height = 0;
      this.staged = false;
      this.resized = false;
      this.blocked = 0;
      this.points = void 0;
    } finally {
      this.endOperation();
    }
  }
  /** Process pixels that an integration wrote directly into {@link luma}. */
  processImage(size, format = "I420", layout = { offset: 0, stride: size.width * (inputFormat(format)?.step || 0) }) {
    this.beginOperation();
    try {
      this.input.width = size.width;
      this.input.height = size.height;
      copyLuma(this.luma, this.opts.maxSize, this.input, format, layout);
      this.stage(size);
    } finally {
      this.endOperation();
    }
  }
  // Project a module center, then classify its source pixel against the owning threshold block.
  read(s2, map, mx, my) {
    const point = mapPoint(map, mx, my);
    const px = Math.floor(point.x);
    const py = Math.floor(point.y);
    if (px < 0 || py < 0 || px >= s2.W || py >= s2.H)
      return 0;
    const dark2 = s2.d[py * s2.W + px] <= s2.cut[(py >> s2.sh) * s2.bw + (px >> s2.sh)];
    return dark2 !== this.invertedProjection ? 1 : 0;
  }
  // Recover the fourth corner of a projective finder square from its three local pitches.
  perspective(t2, p0, p1, p2) {
    const { tl, tr, bl } = t2;
    const wx = Math.cbrt(p0 / p1) ** 2;
    const wy = Math.cbrt(p0 / p2) ** 2;
    const cornerDen = wx + wy - 1;
    if (!cornerDen)
      return false;
    const brX = (wx * tr.x + wy * bl.x - tl.x) / cornerDen;
    const brY = (wx * tr.y + wy * bl.y - tl.y) / cornerDen;
    const dx3 = tl.x - tr.x + brX - bl.x;
    const dy3 = tl.y - tr.y + brY - bl.y;
    if ((dx3 || dy3) && !((tr.x - brX) * (bl.y - brY) - (bl.x - brX) * (tr.y - brY)))
      return false;
    packQuad(this.to, tl.x, tl.y, tr.x, tr.y, brX, brY, bl.x, bl.y);
    squareToQuad(this.map, this.to);
    return true;
  }
  // Best 5x5-template placement on a 7x7 offset lattice around (bx,by): offsets are sx*mul
  // (grid: half-module steps, ties broken toward the smallest offset; perspective: unit
  // steps — the c6 doubled pixel offsets -6..6 step 2 pre-divided — first best wins).
  searchAlign(s2, map, scale, side, bx, by, mul2, tie) {
    let bestX = 0;
    let bestY = 0;
    let bestErrors = tie ? Infinity : 5 + 1;
    for (let sy = -3; sy <= 3; sy++)
      for (let sx = -3; sx <= 3; sx++) {
        const dx = sx * mul2;
        const dy = sy * mul2;
        const cap2 = bestErrors + +tie;
        let errors = 0;
        for (let y2 = -2; y2 <= 2 && errors < cap2; y2++)
          for (let x2 = -2; x2 <= 2; x2++) {
            const dark2 = !!this.read(s2, map, scale + (bx + dx + x2) / side, scale + (by + dy + y2) / side);
            const edge = Math.abs(x2) === 2 || Math.abs(y2) === 2;
            if (dark2 !== (edge || x2 === 0 && y2 === 0) && ++errors >= cap2)
              break;
          }
        if (errors > bestErrors || !tie && errors === bestErrors)
          continue;
        if (errors === bestErrors && dx * dx + dy * dy >= bestX * bestX + bestY * bestY)
          continue;
        bestX = dx;
        bestY = dy;
        bestErrors = errors;
      }
    if (bestErrors > 5)
      return false;
    const p2 = mapPoint(map, scale + (bx + bestX) / side, scale + (by + bestY) / side);
    this.alignPoint.x = p2.x;
    this.alignPoint.y = p2.y;
    return true;
  }
  // Test whether a finder lies inside an affine QR region already decoded on any pyramid layer.
  excluded(layer, index) {
    if (!this.blocked)
      return false;
    const scale = layer.context.scale;
    const offset = (scale - 1) / 2;
    const pos = 4 * index;
    const x2 = scale * layer.patterns[pos] + offset;
    const y2 = scale * layer.patterns[pos + 1] + offset;
    for (const source of this.layers) {
      if (!source.found)
        continue;
      const sourceScale = source.context.scale;
      const sourceOffset = (sourceScale - 1) / 2;
      const s2 = source.patterns;
      for (let i2 = 0; i2 < source.patternCount; i2++) {
        const state = source.inverted[i2];
        if (!(state & 2))
          continue;
        if (!(state & 4))
          continue;
        const tl = 4 * i2;
        const tr = 4 * s2[tl + 2];
        const bl = 4 * s2[tl + 3];
        const ux = sourceScale * (s2[tr] - s2[tl]);
        const uy = sourceScale * (s2[tr + 1] - s2[tl + 1]);
        const vx = sourceScale * (s2[bl] - s2[tl]);
        const vy = sourceScale * (s2[bl + 1] - s2[tl + 1]);
        const determinant = ux * vy - uy * vx;
        const dx = x2 - (sourceScale * s2[tl] + sourceOffset);
        const dy = y2 - (sourceScale * s2[tl + 1] + sourceOffset);
        const across = (dx * vy - dy * vx) / determinant;
        const down = (dy * ux - dx * uy) / determinant;
        const padding = s2[tr + 2];
        if (across >= -padding && across <= 1 + padding && down >= -padding && down <= 1 + padding)
          return true;
      }
    }
    return false;
  }
  // Mark this layer's finders that fall inside any already decoded QR region.
  exclude(layer) {
    for (let i2 = 0; i2 < layer.patternCount; i2++) {
      if (layer.inverted[i2] & 2 || !this.excluded(layer, i2))
        continue;
      layer.inverted[i2] |= 2;
      this.blocked++;
    }
  }
  // Bounded candidate retention is identical for mandatory and retry selection; they differ only
  // in their rank expression and capacity. Equal ranks keep the earlier slot.
  retain(index, rank, count, capacity2, offset = 0) {
    const ranks = this.tmp64;
    if (count < capacity2) {
      this.tmp32[count] = index;
      ranks[offset + count] = rank;
      return count + 1;
    }
    let worst = 0;
    for (let i2 = 1; i2 < count; i2++)
      if (ranks[offset + worst] < ranks[offset + i2])
        worst = i2;
    if (rank >= ranks[offset + worst])
      return count;
    this.tmp32[worst] = index;
    ranks[offset + worst] = rank;
    return count;
  }
  // Assign three finder records to TL/TR/BL by longest side, then enforce clockwise orientation.
  makeTriple(layer, i0, i1, i2) {
    const pts = layer.patterns;
    const p0 = i0 * 4;
    const p1 = i1 * 4;
    const p2 = i2 * 4;
    const d01 = dist2(pts, p0, p1);
    const d12 = dist2(pts, p1, p2);
    const d02 = dist2(pts, p0, p2);
    let tl = i2;
    let bl = i0;
    let tr = i1;
    if (d12 >= d01 && d12 >= d02) {
      tl = i0;
      bl = i1;
      tr = i2;
    } else if (d02 >= d12 && d02 >= d01) {
      tl = i1;
      bl = i0;
      tr = i2;
    }
    copyPattern(layer, tl, this.triple.tl);
    copyPattern(layer, bl, this.triple.bl);
    copyPattern(layer, tr, this.triple.tr);
    const { tl: topLeft, tr: topRight, bl: bottomLeft } = this.triple;
    if ((topRight.x - topLeft.x) * (bottomLeft.y - topLeft.y) - (topRight.y - topLeft.y) * (bottomLeft.x - topLeft.x) < 0) {
      const index = tr;
      tr = bl;
      bl = index;
      copyPattern(layer, tr, topRight);
      copyPattern(layer, bl, bottomLeft);
    }
    this.triple.tlIndex = tl;
    this.triple.trIndex = tr;
    this.triple.blIndex = bl;
    return this.triple;
  }
  // Best triple of one polarity for the mandatory attempt, into tmp64[polarity * 4..] as
  // (i0, i1, i2, relative error). Raw error rejects square cross-symbol mixes in dense grids;
  // sparse scenes use relative error minus row confidence to reject small data pseudo-squares.
  pickPolarity(layer, polarity) {
    const pts = layer.patterns;
    const candidates = this.tmp32;
    let confirmed = 0;
    for (let i2 = 0; i2 < layer.patternCount; i2++) {
      const state2 = layer.inverted[i2];
      if ((state2 & 1) !== polarity || state2 & 2)
        continue;
      if (pts[i2 * 4 + 3] >= 2)
        confirmed++;
    }
    const minimum = confirmed >= 3 ? 2 : 1;
    let count = 0;
    for (let i2 = 0; i2 < layer.patternCount; i2++) {
      const state2 = layer.inverted[i2];
      if ((state2 & 1) !== polarity || state2 & 2)
        continue;
      const confidence = pts[i2 * 4 + 3];
      if (confidence < minimum)
        continue;
      count = this.retain(i2, -confidence, count, 16, 8);
    }
    if (count < 3)
      return false;
    const found = this.tmp32;
    found.fill(0, 16);
    const lowerIndex = this.layers.indexOf(layer);
    for (let upperIndex = lowerIndex + 1; upperIndex < this.layers.length; upperIndex++) {
      const upper = this.layers[upperIndex];
      if (!upper.used || !upper.found)
        continue;
      const scale = upper.context.scale / layer.context.scale;
      const offset = (scale - 1) / 2;
      for (let slot = 0; slot < count; slot++) {
        const at = 4 * candidates[slot];
        const ms = pts[at + 2];
        let b0 = -1;
        let b1 = -1;
        let b2 = -1;
        let d0 = Infinity;
        let d1 = Infinity;
        let d2 = Infinity;
        for (let i2 = 0; i2 < upper.patternCount; i2++) {
          if ((upper.inverted[i2] & 1) !== polarity)
            continue;
          if (upper.inverted[i2] & 2)
            continue;
          const pos = 4 * i2;
          const mappedMs = scale * upper.patterns[pos + 2];
          const smallest = Math.min(ms, mappedMs);
          const largest = Math.max(ms, mappedMs);
          if (largest > 2 * smallest)
            continue;
          const dx = scale * upper.patterns[pos] + offset - pts[at];
          const dy = scale * upper.patterns[pos + 1] + offset - pts[at + 1];
          const distance2 = dx * dx + dy * dy;
          if (distance2 >= 4 * largest ** 2 || distance2 >= d2)
            continue;
          if (distance2 < d0) {
            b2 = b1;
            d2 = d1;
            b1 = b0;
            d1 = d0;
            b0 = i2;
            d0 = distance2;
          } else if (distance2 < d1) {
            b2 = b1;
            d2 = d1;
            b1 = i2;
            d1 = distance2;
          } else {
            b2 = i2;
            d2 = distance2;
          }
        }
        const base2 = 16 + (upperIndex * 16 + slot) * 3;
        found[base2] = b0 + 1;
        found[base2 + 1] = b1 + 1;
        found[base2 + 2] = b2 + 1;
      }
    }
    const moduleRatioMax = count === 3 ? 1.8 : 1.4;
    let best0 = -1;
    let best1 = -1;
    let best2 = -1;
    let bestScale = 0;
    let bestScore = Infinity;
    let bestConfidence = 0;
    let rankedScore = Infinity;
    let rankedConfidence = 0;
    let ranked0 = -1;
    let ranked1 = -1;
    let ranked2 = -1;
    let rankedRelative = Infinity;
    for (let i2 = 0; i2 < count - 2; i2++) {
      const i0 = candidates[i2];
      const p0 = i0 * 4;
      for (let j2 = i2 + 1; j2 < count - 1; j2++) {
        const i1 = candidates[j2];
        const p1 = i1 * 4;
        const d01 = dist2(pts, p0, p1);
        for (let k3 = j2 + 1; k3 < count; k3++) {
          const i22 = candidates[k3];
          const p2 = i22 * 4;
          const minMs = Math.min(pts[p0 + 2], pts[p1 + 2], pts[p2 + 2]);
          const maxMs = Math.max(pts[p0 + 2], pts[p1 + 2], pts[p2 + 2]);
          const nativeConfidence = Math.min(pts[p0 + 3], pts[p1 + 3], pts[p2 + 3]);
          if (maxMs > moduleRatioMax * minMs && // The measured sparse ambiguity has eight eligible centers.
          (count !== 8 || nativeConfidence < 4)) {
            let matched = false;
            upper: for (let upperIndex = lowerIndex + 1; upperIndex < this.layers.length; upperIndex++) {
              let first = 0;
              let second = 0;
              for (let role = 0; role < 3; role++) {
                const slot = role ? role === 1 ? j2 : k3 : i2;
                const base2 = 16 + (upperIndex * 16 + slot) * 3;
                let selected = 0;
                for (let rank = 0; rank < 3; rank++) {
                  const candidate = found[base2 + rank];
                  if (!candidate || candidate === first || candidate === second)
                    continue;
                  selected = candidate;
                  break;
                }
                if (!selected)
                  continue upper;
                if (!role)
                  first = selected;
                else if (role === 1)
                  second = selected;
              }
              matched = true;
              break;
            }
            if (!matched)
              continue;
          }
          const d12 = dist2(pts, p1, p2);
          const d02 = dist2(pts, p0, p2);
          const a2 = Math.min(d01, d12, d02);
          const c2 = Math.max(d01, d12, d02);
          const b2 = d01 + d12 + d02 - a2 - c2;
          const geometry = Math.abs(c2 - 2 * b2) + Math.abs(c2 - 2 * a2);
          const confidence = pts[p0 + 3] + pts[p1 + 3] + pts[p2 + 3];
          if (geometry < bestScore) {
            bestScore = geometry;
            bestScale = c2;
            bestConfidence = confidence;
            best0 = i0;
            best1 = i1;
            best2 = i22;
          }
          if (count > 8)
            continue;
          const score = geometry / c2 - 0.01 * confidence;
          if (score >= rankedScore)
            continue;
          rankedScore = score;
          rankedConfidence = confidence;
          rankedRelative = geometry / c2;
          ranked0 = i0;
          ranked1 = i1;
          ranked2 = i22;
        }
      }
    }
    if (best0 < 0)
      return false;
    let relative = bestScore / bestScale;
    if (count <= 7 && // 0.08..0.12 isolates the measured ambiguous-triplet band.
    relative >= 0.08 && relative <= 0.12 || count > 7 && count <= 8 && rankedConfidence >= 2 * bestConfidence && rankedConfidence <= 4 * bestConfidence) {
      best0 = ranked0;
      best1 = ranked1;
      best2 = ranked2;
      relative = rankedRelative;
    }
    const base = polarity * 4;
    const state = this.tmp64;
    state[base] = best0;
    state[base + 1] = best1;
    state[base + 2] = best2;
    state[base + 3] = relative;
    return true;
  }
  // Reject wrong triples/dimensions from their alternating timing tracks before full sampling.
  timing(s2, map, size) {
    let gh = 0;
    let gv = 0;
    let n2 = 0;
    const N2 = size - 2 * 8;
    const track = 6 + 0.5;
    for (let i2 = 8; i2 < size - 8; i2++) {
      const c2 = i2 + 0.5;
      const e2 = 1 - (i2 & 1);
      if (this.read(s2, map, c2, track) === e2)
        gh++;
      if (this.read(s2, map, track, c2) === e2)
        gv++;
      n2++;
      if (100 * (gh + gv + 2 * (N2 - n2)) < 150 * N2 && gh !== n2 && gv !== n2)
        return false;
    }
    return 100 * (gh + gv) >= 150 * N2 || gh === N2 || gv === N2;
  }
  // Search a window around the expected bottom-right alignment pattern center for a dark run
  // of ~1 module flanked by light, cross-checked vertically. Alignment detection is finder
  // detection with a [1] pattern instead of 1:1:3:1:1, so it shares run(); keep the layer explicit
  // because this search reads the native bitmap even when projection later samples a fine plane.
  findBasicAlign(layer, ex, ey, ms) {
    const R2 = Math.max(Math.round(5 * ms), 8);
    let found = false;
    let bestD = Infinity;
    const yLo = Math.max(1, Math.round(ey - R2));
    const yHi = Math.min(layer.height - 2, Math.round(ey + R2));
    const xLo = Math.max(1, Math.round(ex - R2));
    const xHi = Math.min(layer.width - 2, Math.round(ex + R2));
    const dark2 = +!this.invertedProjection;
    const capV = Math.ceil(3 * ms) - 1;
    for (let y2 = yLo; y2 <= yHi; y2++) {
      let x2 = xLo;
      if (bit(layer, x2 - 1, y2) === dark2)
        x2 += run(layer, x2, y2, 1, 0, dark2, Infinity);
      while (x2 <= xHi) {
        x2 += run(layer, x2, y2, 1, 0, 1 - dark2, Infinity);
        if (x2 > xHi)
          break;
        const w3 = run(layer, x2, y2, 1, 0, dark2, xHi + 1 - x2);
        const cx = x2 + w3 / 2;
        const cxi = Math.round(cx);
        x2 += w3 + 1;
        if (w3 < 0.4 * ms || w3 > 2.5 * ms)
          continue;
        const up = run(layer, cxi, y2 - 1, 0, -1, dark2, capV);
        const down = run(layer, cxi, y2 + 1, 0, 1, dark2, capV);
        const h2 = up + down + 1;
        if (h2 < 0.4 * ms || h2 > 2.5 * ms)
          continue;
        const cy = y2 - up + h2 / 2;
        const dist = (cx - ex) * (cx - ex) + (cy - ey) * (cy - ey);
        if (dist < bestD) {
          bestD = dist;
          found = true;
          this.alignPoint.x = cx;
          this.alignPoint.y = cy;
        }
      }
    }
    return found;
  }
  // Map detected geometry into caller coordinates and cache the one terminal callback payload.
  report(t2, br, aligners, ms, size, ctx) {
    if (!ctx.opts.pointsOnDetect)
      return;
    const { tl, tr, bl } = t2;
    const { scale, ox, oy } = ctx;
    const pt = (point, moduleSize) => {
      const mapped = {
        x: point.x * scale + ox,
        y: point.y * scale + oy
      };
      if (moduleSize !== void 0)
        mapped.moduleSize = moduleSize * scale;
      return mapped;
    };
    const map = this.map;
    this.mapFinderQuad(map, size, t2, br.x, br.y);
    const project = (x2, y2) => pt(mapPoint(map, x2, y2));
    const quad = (left, top, right, bottom) => [
      project(left, top),
      project(right, top),
      project(right, bottom),
      project(left, bottom)
    ];
    const marker = (point, moduleSize, x2, y2, radius) => {
      const center = pt(point, moduleSize);
      const expected = project(x2, y2);
      const corners = quad(x2 - radius, y2 - radius, x2 + radius, y2 + radius);
      const dx = center.x - expected.x;
      const dy = center.y - expected.y;
      if (dx || dy)
        for (const corner of corners) {
          corner.x += dx;
          corner.y += dy;
        }
      return { ...center, corners };
    };
    const c2 = 3.5;
    const pad2 = 1;
    const bounds = quad(0, 0, size, size);
    const xs = bounds.map((point) => point.x);
    const ys = bounds.map((point) => point.y);
    const minX = Math.min(...xs);
    const minY = Math.min(...ys);
    this.points = {
      tl: marker(tl, tl.ms, c2, c2, c2),
      tr: marker(tr, tr.ms, size - c2, c2, c2),
      br: project(size - c2, size - c2),
      bl: marker(bl, bl.ms, c2, size - c2, c2),
      aligners: aligners.map(({ point, x: x2, y: y2 }) => marker(point, ms, x2, y2, 5 / 2)),
      bounds,
      outline: quad(-pad2, -pad2, size + pad2, size + pad2),
      boundingBox: {
        x: minX,
        y: minY,
        width: Math.max(...xs) - minX,
        height: Math.max(...ys) - minY
      }
    };
  }
  // Retarget a coarse-layer homography and threshold grid to its native-resolution luma.
  upgrade(p2, map, ctx) {
    const fine = ctx.fine;
    if (!fine)
      return 0;
    const sc = 1 << fine.r;
    const off = (sc - 1) / 2;
    const scaled = this.to;
    for (let i2 = 0; i2 < 6; i2++)
      scaled[i2] = sc * map[i2] + off * map[6 + i2 % 3];
    scaled[6] = map[6];
    scaled[7] = map[7];
    scaled[8] = map[8];
    const plane = this.finePlane;
    const sh = p2.sh + fine.r;
    plane.d = fine.luma.data;
    plane.cut = p2.cut;
    plane.W = Math.min(fine.luma.width, p2.bw << sh);
    plane.H = Math.min(fine.luma.height, (p2.cut.length / p2.bw | 0) << sh);
    plane.bw = p2.bw;
    plane.sh = sh;
    return sc;
  }
  // Parse format/function bits, deinterleave and correct codewords, then decode the payload.
  decodeGrid(size, _ctx) {
    let decoded = FAIL.format;
    if (!checkVersion(this.grid, size))
      decoded = FAIL.version;
    else {
      const m2 = this.grid;
      let f1 = 0;
      let f2 = 0;
      for (let i2 = 0; i2 < 15; i2++) {
        const b1 = i2 < 6 ? m2[i2 * size + 8] : i2 < 8 ? m2[(i2 + 1) * size + 8] : i2 === 8 ? m2[8 * size + 7] : m2[8 * size + 14 - i2];
        const b2 = i2 < 8 ? m2[8 * size + size - 1 - i2] : m2[(size - 15 + i2) * size + 8];
        f1 |= b1 << i2;
        f2 |= b2 << i2;
      }
      let aEcc = -1;
      let bEcc = -1;
      let aMask = 0;
      let bMask = 0;
      let aDistance = 0;
      let bDistance = 0;
      for (let ecc = 0; ecc < ECC_LEVELS.length; ecc++)
        for (let mask = 0; mask < 8; mask++) {
          const bits = formatBits(ECC_LEVELS[ecc], mask);
          const d1 = popcnt(bits ^ f1);
          const d2 = popcnt(bits ^ f2);
          if (d1 <= 3) {
            aEcc = ecc;
            aMask = mask;
            aDistance = d1;
          }
          if (d2 <= 3) {
            bEcc = ecc;
            bMask = mask;
            bDistance = d2;
          }
        }
      const same = aEcc === bEcc && aMask === bMask;
      const firstB = bEcc >= 0 && (aEcc < 0 || !same && bDistance < aDistance);
      const aFormat = aEcc < 0 ? -1 : aEcc << 3 | aMask;
      const bFormat = bEcc < 0 ? -1 : bEcc << 3 | bMask;
      const first = firstB ? bFormat : aFormat;
      const second = firstB ? aFormat : bEcc >= 0 && !same ? bFormat : -1;
      for (let formatValue = first; formatValue >= 0; ) {
        format: {
          const eccIndex = formatValue >> 3;
          const mask = formatValue & 7;
          const ver = (size - 17) / 4;
          const fun = this.tmp8;
          fun.fill(0, 0, size * size);
          for (let finder = 0; finder < 3; finder++) {
            const fx = finder === 1 ? size - 7 : 0;
            const fy = finder === 2 ? size - 7 : 0;
            for (let dy = -1; dy < 8; dy++)
              for (let dx = -1; dx < 8; dx++) {
                const x2 = fx + dx;
                const y3 = fy + dy;
                if (x2 >= 0 && y3 >= 0 && x2 < size && y3 < size)
                  fun[y3 * size + x2] = 1;
              }
          }
          const count = this.setAlignments(ver);
          const align = this.tmp8;
          for (let yi = 0; yi < count; yi++)
            for (let xi = 0; xi < count; xi++) {
              const ax = align[xi];
              const ay = align[yi];
              if (fun[ay * size + ax])
                continue;
              for (let dy = -2; dy <= 2; dy++)
                for (let dx = -2; dx <= 2; dx++)
                  fun[(ay + dy) * size + ax + dx] = 1;
            }
          for (let i2 = 0; i2 < size; i2++) {
            fun[6 * size + i2] = 1;
            fun[i2 * size + 6] = 1;
          }
          for (let i2 = 0; i2 <= 8; i2++) {
            fun[i2 * size + 8] = 1;
            fun[8 * size + i2] = 1;
            if (i2 < 8) {
              fun[8 * size + size - 1 - i2] = 1;
              fun[(size - 1 - i2) * size + 8] = 1;
            }
          }
          if (ver >= 7)
            for (let i2 = 0; i2 < 18; i2++) {
              const x2 = size - 11 + i2 % 3;
              const y3 = i2 / 3 | 0;
              fun[y3 * size + x2] = 1;
              fun[x2 * size + y3] = 1;
            }
          const bytes = this.codewords;
          const total = BYTES[ver - 1];
          bytes.fill(0, 0, total);
          let bit2 = 0;
          let dir = -1;
          let y2 = size - 1;
          for (let xOffset = size - 1; xOffset > 0; xOffset -= 2) {
            if (xOffset === 6)
              xOffset = 6 - 1;
            for (; ; ) {
              for (let j2 = 0; j2 < 2; j2++) {
                const x2 = xOffset - j2;
                if (fun[y2 * size + x2])
                  continue;
                if (bit2 < 8 * total && (this.grid[y2 * size + x2] ^ maskBits(x2, y2) >> mask & 1) === 1)
                  bytes[bit2 >> 3] |= 128 >> (bit2 & 7);
                bit2++;
              }
              if (y2 + dir < 0 || y2 + dir >= size)
                break;
              y2 += dir;
            }
            dir = -dir;
          }
          const ecc = ECC_LEVELS[eccIndex];
          const words = WORDS_PER_BLOCK[ecc][ver - 1];
          const blocks = ECC_BLOCKS[ecc][ver - 1];
          const shortLen = Math.floor(total / blocks) - words;
          const shortBlocks = blocks - total % blocks;
          const syndromes = 0;
          const sigma = words;
          const previous = 2 * words + 1;
          const next = 3 * words + 2;
          const blockBase = 4 * words + 3;
          const blockLen = shortLen + words;
          const blockBytes = fun;
          let pos = 0;
          for (let ecc2 = 0; ecc2 < 2; ecc2++)
            for (let i2 = 0; i2 < (ecc2 ? words : shortLen + 1); i2++)
              for (let block = 0; block < blocks; block++) {
                const length = blockLen + +(block >= shortBlocks);
                if (!ecc2 && i2 >= length - words)
                  continue;
                const offset = blockBase + block * blockLen + Math.max(0, block - shortBlocks);
                blockBytes[offset + (ecc2 ? length - words : 0) + i2] = bytes[pos++];
              }
          const dataLen = total - words * blocks;
          const data = bytes;
          pos = 0;
          for (let block = 0; block < blocks; block++) {
            const offset = blockBase + block * blockLen + Math.max(0, block - shortBlocks);
            const length = blockLen + +(block >= shortBlocks);
            let corrected = false;
            correct: {
              let hasError = false;
              for (let i2 = 0; i2 < words; i2++) {
                let value = 0;
                for (let j2 = 0; j2 < length; j2++)
                  value = mul(value, EXP[i2]) ^ blockBytes[offset + j2];
                fun[syndromes + i2] = value;
                if (value)
                  hasError = true;
              }
              if (!hasError) {
                corrected = true;
                break correct;
              }
              fun.fill(0, sigma, sigma + words + 1);
              fun.fill(0, previous, previous + words + 1);
              fun[sigma] = 1;
              fun[previous] = 1;
              let sigmaLength = 1;
              let previousLength = 1;
              let degree = 0;
              let shift = 1;
              let discrepancy = 1;
              for (let n2 = 0; n2 < words; n2++) {
                let delta = fun[syndromes + n2];
                for (let i2 = 1; i2 <= degree; i2++)
                  delta ^= mul(fun[sigma + i2], fun[syndromes + n2 - i2]);
                if (!delta) {
                  shift++;
                  continue;
                }
                const coefficient = mul(delta, inv(discrepancy));
                const nextLength = Math.max(sigmaLength, previousLength + shift);
                for (let i2 = 0; i2 < nextLength; i2++)
                  fun[next + i2] = (i2 < sigmaLength ? fun[sigma + i2] : 0) ^ (i2 >= shift && i2 - shift < previousLength ? mul(coefficient, fun[previous + i2 - shift]) : 0);
                if (2 * degree <= n2) {
                  fun.copyWithin(previous, sigma, sigma + sigmaLength);
                  previousLength = sigmaLength;
                  degree = n2 + 1 - degree;
                  discrepancy = delta;
                  shift = 1;
                } else
                  shift++;
                fun.copyWithin(sigma, next, next + nextLength);
                sigmaLength = nextLength;
              }
              while (sigmaLength > 1 && !fun[sigma + sigmaLength - 1])
                sigmaLength--;
              const errors = sigmaLength - 1;
              if (!errors || 2 * errors > words)
                break correct;
              const omega = previous;
              fun.fill(0, omega, omega + words);
              for (let i2 = 0; i2 < sigmaLength; i2++)
                for (let j2 = 0; i2 + j2 < words; j2++)
                  fun[omega + i2 + j2] ^= mul(fun[sigma + i2], fun[syndromes + j2]);
              const locations = next;
              let locationCount = 0;
              for (let i2 = 1; i2 < 256 && locationCount < errors; i2++)
                if (!evalLow(fun, sigma, sigmaLength, i2))
                  fun[locations + locationCount++] = inv(i2);
              if (locationCount !== errors)
                break correct;
              for (let i2 = 0; i2 < locationCount; i2++) {
                const location = fun[locations + i2];
                const blockPos = length - 1 - LOG[location];
                if (blockPos < 0)
                  break correct;
                const inverse = inv(location);
                let denominator = 1;
                for (let j2 = 0; j2 < locationCount; j2++)
                  if (i2 !== j2)
                    denominator = mul(denominator, 1 ^ mul(fun[locations + j2], inverse));
                blockBytes[offset + blockPos] ^= mul(evalLow(fun, omega, words, inverse), inv(denominator));
              }
              corrected = true;
            }
            if (!corrected) {
              decoded = FAIL.rs;
              break format;
            }
            const end = offset + length - words;
            for (let i2 = offset; i2 < end; i2++)
              data[pos++] = blockBytes[i2];
          }
          decoded = this.decodePayload(data, dataLen, ver);
        }
        if (!(decoded instanceof Error))
          break;
        formatValue = formatValue === first ? second : -1;
      }
    }
    return decoded;
  }
  // Project one global symbol or one alignment-lattice tile directly into
  // the scanner-owned maximum-version grid; adjacent tile regions never overlap.
  projectQuad(s2, map, size, left = 0, right = size, top = 0, bottom = size) {
    for (let y2 = top; y2 < bottom; y2++)
      for (let x2 = left; x2 < right; x2++) {
        this.grid[y2 * size + x2] = this.read(s2, map, x2 + 0.5, y2 + 0.5);
      }
  }
  // Timing prefilter + global grid projection against one plane.
  projectMap(s2, map, size, ctx) {
    const ok = this.timing(s2, map, size);
    if (ok)
      this.projectQuad(s2, map, size);
    return ok ? this.decodeGrid(size, ctx) : FAIL.timing;
  }
  // Sample only timing and redundant version bits to gate expensive Version 7+ tiled projection.
  confirm(s2, map, size) {
    let ok = this.timing(s2, map, size);
    if (ok) {
      for (let i2 = 0; i2 < 18; i2++) {
        const x2 = size - 11 + i2 % 3;
        const y2 = i2 / 3 | 0;
        this.grid[y2 * size + x2] = this.read(s2, map, x2 + 0.5, y2 + 0.5);
        this.grid[x2 * size + y2] = this.read(s2, map, y2 + 0.5, x2 + 0.5);
      }
      ok = checkVersion(this.grid, size);
    }
    return ok;
  }
  // One path for both polarities: inverted sampling flips read() and the aligner's dark color;
  // perspective state is cleared after every value-returning projection path.
  projectWith(layer, triple, pitch) {
    const inverted = triple.inverted;
    this.invertedProjection = inverted;
    const p2 = layer.plane;
    const t2 = triple;
    const ctx = layer.context;
    let failed = FAIL.dimension;
    project: {
      const { tl, tr, bl } = t2;
      const ms = (tl.ms + tr.ms + bl.ms) / 3;
      const minMs = Math.min(tl.ms, tr.ms, bl.ms);
      const maxMs = Math.max(tl.ms, tr.ms, bl.ms);
      const ax = tr.x - tl.x;
      const ay = tr.y - tl.y;
      const bx = bl.x - tl.x;
      const by = bl.y - tl.y;
      const area = Math.abs(ax * by - ay * bx);
      const span = Math.max(Math.abs(ay), Math.abs(by));
      const medianMs = tl.ms + tr.ms + bl.ms - minMs - maxMs;
      const medianEst = span > 0 && medianMs > 0 ? area / (span * medianMs) + 7 : Infinity;
      const length = distance(tl, tr);
      const est = pitch ? length / pitch + 7 : (
        // 1.105, 10/9, 1.125, and 1.15 were tested; 10/9 is the best gain plateau.
        maxMs > 10 / 9 * minMs ? length * 2 / (tl.ms + tr.ms) + 7 : medianEst
      );
      const snapped = snapSize(est);
      const meanEst = span > 0 && ms > 0 ? area / (span * ms) + 7 : Infinity;
      const mean2 = snapSize(meanEst);
      for (let i2 = 0; i2 < 4; i2++) {
        const size = i2 === 0 ? snapped : i2 === 1 ? mean2 : i2 === 2 ? snapped - 4 : snapped + 4;
        const estimate = i2 === 1 ? meanEst : est;
        if (i2 > 0 && size === snapped || i2 > 1 && size === mean2)
          continue;
        if (size < 21 || size > 177 || // Reject estimates more than six modules from their snapped QR size.
        Math.abs(size - estimate) > 6)
          continue;
        this.decodedSize = size;
        const f2 = 1 - (3.5 - 0.5) / (size - 7);
        const brEstX = tl.x + (tr.x - tl.x + bl.x - tl.x) * f2;
        const brEstY = tl.y + (tr.y - tl.y + bl.y - tl.y) * f2;
        let found = false;
        if (size >= 21 + 4) {
          if (inverted || !this.perspective(t2, t2.tl.ms, t2.tr.ms, t2.bl.ms))
            found = this.findBasicAlign(layer, brEstX, brEstY, ms);
          else {
            const ax2 = tr.x + bl.x - 2 * tl.x;
            const ay2 = tr.y + bl.y - 2 * tl.y;
            const scale = (ax2 * (brEstX - tl.x) + ay2 * (brEstY - tl.y)) / (ax2 * ax2 + ay2 * ay2);
            const map = this.map;
            const predictedDen = (map[6] + map[7]) * scale + map[8];
            const dx = ((map[0] + map[1]) * scale + map[2]) / predictedDen - brEstX;
            const dy = ((map[3] + map[4]) * scale + map[5]) / predictedDen - brEstY;
            if (dx * dx + dy * dy <= 9 * ms * ms)
              found = this.findBasicAlign(layer, brEstX, brEstY, ms);
            else {
              const tlMs = finderPitch(layer, tl);
              const trMs = finderPitch(layer, tr);
              const blMs = finderPitch(layer, bl);
              if (tlMs && trMs && blMs && this.perspective(t2, tlMs, trMs, blMs)) {
                const side = (3.5 - 0.5) / (1 - scale);
                found = this.searchAlign(p2, map, scale, side, 0, 0, 1, false);
              }
            }
          }
        }
        failed = FAIL.alignment;
        const attempts = found ? 2 : 1;
        for (let attempt = 0; attempt < attempts; attempt++) {
          const align = !attempt && found;
          const brX = align ? this.alignPoint.x : brEstX;
          const brY = align ? this.alignPoint.y : brEstY;
          const brPoint = ctx.opts.pointsOnDetect ? { x: brX, y: brY } : void 0;
          if (ctx.opts.pointsOnDetect) {
            const inset = size - 6.5;
            const aligners = align ? [{ point: this.alignPoint, x: inset, y: inset }] : [];
            this.report(t2, brPoint, aligners, ms, size, ctx);
          }
          const map = this.map;
          this.mapFinderQuad(map, size, t2, brX, brY);
          const version = (size - 17) / 4;
          if (version < 7) {
            failed = this.projectMap(p2, map, size, ctx);
            if (!(failed instanceof Error))
              break project;
            if (this.upgrade(p2, map, ctx)) {
              failed = this.projectMap(this.finePlane, this.to, size, ctx);
              if (!(failed instanceof Error))
                break project;
            }
          } else {
            const fine = this.upgrade(p2, map, ctx);
            const sp = fine ? this.finePlane : p2;
            const sm = fine ? this.to : map;
            let confirmed = this.confirm(sp, sm, size);
            if (!confirmed && fine)
              confirmed = this.confirm(p2, map, size);
            if (confirmed) {
              tiles: {
                const tileFine = sp === this.finePlane;
                const sc = tileFine ? fine : 1;
                const off = (sc - 1) / 2;
                const count = this.setAlignments(version);
                const positions = this.tmp8;
                const nodes = this.tmp64;
                const located = this.tmp64;
                const last = positions[count - 1];
                const c2 = 0.5;
                let locatedCount = 0;
                let tileBrX = 0;
                let tileBrY = 0;
                let hasTileBr = false;
                for (let yi = 0; yi < count; yi++)
                  for (let xi = 0; xi < count; xi++) {
                    const x2 = positions[xi];
                    const y2 = positions[yi];
                    const overlapsFinder = x2 === 6 && (y2 === 6 || y2 === last) || x2 === last && y2 === 6;
                    const node = (yi * count + xi) * 2;
                    if (!overlapsFinder && this.searchAlign(sp, sm, c2, 1, x2, y2, c2, true)) {
                      const pos = 7 * 7 * 2 + locatedCount * 4;
                      located[pos] = this.alignPoint.x;
                      located[pos + 1] = this.alignPoint.y;
                      located[pos + 2] = x2 + c2;
                      located[pos + 3] = y2 + c2;
                      locatedCount++;
                      if (x2 === last && y2 === last) {
                        hasTileBr = true;
                        tileBrX = this.alignPoint.x;
                        tileBrY = this.alignPoint.y;
                      }
                      nodes[node] = this.alignPoint.x;
                      nodes[node + 1] = this.alignPoint.y;
                    } else {
                      const q3 = mapPoint(sm, x2 + c2, y2 + c2);
                      nodes[node] = q3.x;
                      nodes[node + 1] = q3.y;
                    }
                  }
                if (!locatedCount) {
                  failed = FAIL.alignment;
                  break tiles;
                }
                for (let yi = 0; yi < count - 1; yi++)
                  for (let xi = 0; xi < count - 1; xi++) {
                    const left = positions[xi];
                    const right = positions[xi + 1];
                    const top = positions[yi];
                    const bottom = positions[yi + 1];
                    const tlNode = (yi * count + xi) * 2;
                    const trNode = tlNode + 2;
                    const blNode = ((yi + 1) * count + xi) * 2;
                    const brNode = blNode + 2;
                    const tile = this.map;
                    packQuad(this.from, left + c2, top + c2, right + c2, top + c2, right + c2, bottom + c2, left + c2, bottom + c2);
                    packQuad(this.to, nodes[tlNode], nodes[tlNode + 1], nodes[trNode], nodes[trNode + 1], nodes[brNode], nodes[brNode + 1], nodes[blNode], nodes[blNode + 1]);
                    this.mapQuad(tile);
                    this.projectQuad(sp, tile, size, xi ? left : 0, xi === count - 2 ? size : right, yi ? top : 0, yi === count - 2 ? size : bottom);
                  }
                if (ctx.opts.pointsOnDetect) {
                  const reportAligners = [];
                  for (let i3 = 0; i3 < locatedCount; i3++) {
                    const pos = 7 * 7 * 2 + i3 * 4;
                    reportAligners.push({
                      point: { x: (located[pos] - off) / sc, y: (located[pos + 1] - off) / sc },
                      x: located[pos + 2],
                      y: located[pos + 3]
                    });
                  }
                  this.report(t2, hasTileBr ? { x: (tileBrX - off) / sc, y: (tileBrY - off) / sc } : brPoint, reportAligners, ms, size, ctx);
                }
                failed = this.decodeGrid(size, ctx);
              }
              if (!(failed instanceof Error)) {
                break project;
              }
              failed = this.projectMap(sp, sm, size, ctx);
              if (!(failed instanceof Error))
                break project;
              if (fine) {
                failed = this.projectMap(p2, map, size, ctx);
                if (!(failed instanceof Error))
                  break project;
              }
            } else
              failed = FAIL.version;
          }
        }
      }
    }
    this.invertedProjection = false;
    return failed;
  }
  // Lazily build pyramid stages, then try one mandatory and any budgeted retry triples.
  *scan(cooperative) {
    if (!this.staged)
      throw new Error("expected addImage before decode");
    const layers = this.layers;
    this.points = void 0;
    let failed = FAIL.finder;
    if (!this.resized) {
      for (let i2 = 1; i2 < layers.length; i2++) {
        const layer = layers[i2];
        if (!layer.used)
          break;
        const src = layers[i2 - 1].luma;
        const dst = layer.luma;
        const width = layers[i2 - 1].width;
        const rows = cooperative ? 64 : layer.height;
        for (let y2 = 0; y2 < layer.height; y2 += rows) {
          scanRows.resize(src, dst, width, layer.width, y2, Math.min(layer.height, y2 + rows));
          if (cooperative && y2 + rows < layer.height)
            this.retryStart += yield;
        }
      }
      this.resized = true;
    }
    walk: for (let mandatory = true; ; mandatory = false) {
      let attempted = false;
      for (let i2 = layers.length - 1; i2 >= 0; i2--) {
        if (!mandatory && (!this.retries || this.timeLimit !== Infinity && Date.now() - this.retryStart >= this.timeLimit))
          break walk;
        const layer = layers[i2];
        if (!layer.used)
          continue;
        if (!layer.found) {
          const bHeight = layer.blockHeight;
          const blockRows = cooperative ? 16 : bHeight;
          for (let y2 = 0; y2 < bHeight; y2 += blockRows) {
            scanRows.blocks(layer, y2, Math.min(bHeight, y2 + blockRows));
            if (cooperative && y2 + blockRows < bHeight)
              this.retryStart += yield;
          }
          const matrix = layer.bitmap;
          matrix.fill(0, 0, layer.words * layer.height);
          for (let y2 = 0; y2 < bHeight; y2 += blockRows) {
            scanRows.bitmap(layer, y2, Math.min(bHeight, y2 + blockRows));
            if (cooperative && y2 + blockRows < bHeight)
              this.retryStart += yield;
          }
          if (this.opts.imageOnBitmap)
            this.opts.imageOnBitmap(darkToImage(layer.width, layer.height, (x2, y2) => bit(layer, x2, y2)));
          layer.patternCount = 0;
          const finderRows = cooperative ? 32 : layer.height;
          for (let y2 = 0; y2 < layer.height; y2 += finderRows) {
            scanRows.find(layer, y2, Math.min(layer.height, y2 + finderRows));
            if (cooperative && y2 + finderRows < layer.height)
              this.retryStart += yield;
          }
          layer.found = true;
        }
        let triple;
        if (mandatory) {
          this.exclude(layer);
          const ordinary = this.pickPolarity(layer, 0);
          const inverted = this.pickPolarity(layer, 1);
          if (ordinary || inverted) {
            const state = this.tmp64;
            const pts = layer.patterns;
            let polarity = 0;
            if (inverted) {
              const ordConfidence = ordinary ? pts[state[0] * 4 + 3] + pts[state[1] * 4 + 3] + pts[state[2] * 4 + 3] : 0;
              const invConfidence = pts[state[4] * 4 + 3] + pts[state[5] * 4 + 3] + pts[state[6] * 4 + 3];
              if (!ordinary || (state[7] + 0.1) * ordConfidence < (state[3] + 0.1) * invConfidence)
                polarity = 1;
            }
            const base = polarity * 4;
            const w0 = state[base] | 0;
            const w1 = state[base + 1] | 0;
            const w22 = state[base + 2] | 0;
            layer.pickSum = w0 + w1 + w22;
            layer.pickLo = Math.min(w0, w1, w22);
            layer.pickHi = Math.max(w0, w1, w22);
            triple = this.makeTriple(layer, w0, w1, w22);
            triple.inverted = polarity === 1;
          }
        } else {
          schedule: {
            if (layer.setsReady)
              break schedule;
            layer.setsReady = true;
            layer.setCount = 0;
            layer.setCursor = 0;
            let eligible = 0;
            for (let i3 = 0; i3 < layer.patternCount; i3++) {
              if (layer.inverted[i3] & 2)
                continue;
              eligible++;
            }
            if (eligible < 3)
              break schedule;
            const pts = layer.patterns;
            const neighbors = this.tmp32;
            const useFilters = eligible > 5;
            for (let i3 = 0; i3 < layer.patternCount - 2; i3++) {
              if (cooperative && i3 && !(i3 & 7))
                this.retryStart += yield;
              const state = layer.inverted[i3];
              if (state & 2)
                continue;
              const inverted = !!(state & 1);
              const p0 = i3 * 4;
              const maxDistance = pts[p0 + 2] * 177 * 1.5;
              const maxDistance2 = maxDistance * maxDistance;
              let count = 0;
              for (let index = i3 + 1; index < layer.patternCount; index++) {
                const otherState = layer.inverted[index];
                if (otherState & 2 || !!(otherState & 1) !== inverted)
                  continue;
                const pos = index * 4;
                const smallest = Math.min(pts[p0 + 2], pts[pos + 2]);
                const largest = Math.max(pts[p0 + 2], pts[pos + 2]);
                if (useFilters && // The 2.4 ratio preserves upper-layer-confirmed perspective triples.
                largest > 2.4 * smallest + 2 / 7)
                  continue;
                const dx = pts[p0] - pts[pos];
                const dy = pts[p0 + 1] - pts[pos + 1];
                const distance2 = dx * dx + dy * dy;
                if (distance2 > maxDistance2)
                  continue;
                const rank = distance2 / pts[pos + 3];
                count = this.retain(index, rank, count, 15);
              }
              for (let u2 = 0; u2 < count - 1; u2++) {
                const i1 = neighbors[u2];
                const p1 = i1 * 4;
                const d01 = dist2(pts, p0, p1);
                for (let v2 = u2 + 1; v2 < count; v2++) {
                  const i22 = neighbors[v2];
                  const p2 = i22 * 4;
                  const d12 = dist2(pts, p1, p2);
                  const d02 = dist2(pts, p0, p2);
                  const a2 = Math.min(d01, d12, d02);
                  const c2 = Math.max(d01, d12, d02);
                  const b2 = d01 + d12 + d02 - a2 - c2;
                  if (!a2 || !b2 || useFilters && (a2 > 4 * b2 || b2 > 4 * a2))
                    continue;
                  const da = Math.sqrt(a2);
                  const db = Math.sqrt(b2);
                  const moduleCount = (da + db) / (2 * ((pts[p0 + 2] + pts[p1 + 2] + pts[p2 + 2]) / 3)) + 7;
                  if (
                    // Center-line pitch can overestimate small finders; allow 0.8..1.5 scaling.
                    moduleCount < 21 * 0.8 || moduleCount > 177 * 1.5
                  )
                    continue;
                  const cosine = (a2 + b2 - c2) / (2 * Math.sqrt(a2 * b2));
                  if (useFilters && Math.abs(cosine) > 0.5)
                    continue;
                  const confidence = pts[p0 + 3] + pts[p1 + 3] + pts[p2 + 3];
                  const score = (da + db + Math.abs(da - db)) / confidence;
                  retain: {
                    const sets2 = layer.sets;
                    let index = layer.setCount;
                    if (index < 256)
                      layer.setCount++;
                    else {
                      if (score >= sets2[0])
                        break retain;
                      index = 0;
                    }
                    const pos = index * 5;
                    sets2[pos] = score;
                    sets2[pos + 1] = +inverted;
                    sets2[pos + 2] = i3;
                    sets2[pos + 3] = i1;
                    sets2[pos + 4] = i22;
                    while (index) {
                      const parent = index - 1 >> 1;
                      if (sets2[parent * 5] >= sets2[index * 5])
                        break retain;
                      swapSet(layer, parent, index);
                      index = parent;
                    }
                    siftDown(layer, layer.setCount);
                  }
                }
              }
            }
            for (let end = layer.setCount - 1; end > 0; end--) {
              swapSet(layer, 0, end);
              siftDown(layer, end);
            }
          }
          const sets = layer.sets;
          while (layer.setCursor < layer.setCount) {
            const pos = layer.setCursor++ * 5;
            const i0 = sets[pos + 2] | 0;
            const i1 = sets[pos + 3] | 0;
            const i22 = sets[pos + 4] | 0;
            if (layer.inverted[i0] & 2 || layer.inverted[i1] & 2 || layer.inverted[i22] & 2)
              continue;
            if (i0 + i1 + i22 === layer.pickSum && Math.min(i0, i1, i22) === layer.pickLo && Math.max(i0, i1, i22) === layer.pickHi)
              continue;
            triple = this.makeTriple(layer, i0, i1, i22);
            triple.inverted = !!sets[pos + 1];
            break;
          }
        }
        if (!triple) {
          if (cooperative)
            this.retryStart += yield;
          continue;
        }
        if (!mandatory && this.retries !== Infinity)
          this.retries--;
        attempted = true;
        let pitch = !this.blocked && Math.abs(triple.tr.y - triple.tl.y) > Math.abs(triple.tr.x - triple.tl.x) ? edgePitch(layer, triple.tl, triple.tr, triple.inverted) : 0;
        const fit = !!(pitch && distance(triple.tl, triple.tr) / pitch + 7 >= 21 + (7 - 1) * 4);
        if (fit) {
          fitPattern(layer, triple.tl, triple.inverted);
          fitPattern(layer, triple.tr, triple.inverted);
          fitPattern(layer, triple.bl, triple.inverted);
          refineTriple(layer, triple);
          pitch = edgePitch(layer, triple.tl, triple.tr, triple.inverted);
        }
        let done = this.projectWith(layer, triple, pitch);
        if (done instanceof Error && !fit && refineTriple(layer, triple))
          done = this.projectWith(layer, triple, pitch);
        const opts = layer.context.opts;
        const result = done;
        if (!(done instanceof Error)) {
          if (opts.imageOnResult)
            opts.imageOnResult(darkToImage(this.decodedSize, this.decodedSize, (x2, y2) => this.grid[y2 * this.decodedSize + x2]));
          const padding = 3.5 / (this.decodedSize - 7);
          const p2 = layer.patterns;
          const tl = 4 * triple.tlIndex;
          const tr = 4 * triple.trIndex;
          const bl = 4 * triple.blIndex;
          p2[tl] = triple.tl.x;
          p2[tl + 1] = triple.tl.y;
          p2[tl + 2] = triple.trIndex;
          p2[tl + 3] = triple.blIndex;
          p2[tr] = triple.tr.x;
          p2[tr + 1] = triple.tr.y;
          p2[tr + 2] = padding;
          p2[bl] = triple.bl.x;
          p2[bl + 1] = triple.bl.y;
          if (!(layer.inverted[triple.tlIndex] & 2))
            this.blocked++;
          if (!(layer.inverted[triple.trIndex] & 2))
            this.blocked++;
          if (!(layer.inverted[triple.blIndex] & 2))
            this.blocked++;
          layer.inverted[triple.tlIndex] |= 2 | 4;
          layer.inverted[triple.trIndex] |= 2 | 8;
          layer.inverted[triple.blIndex] |= 2 | 8;
          for (const source of layers) {
            if (!source.found)
              continue;
            this.exclude(source);
          }
          if (this.points)
            this.opts.pointsOnDetect?.(this.points, result);
        }
        if (!(result instanceof Error))
          return result;
        failed = result;
        if (cooperative)
          this.retryStart += yield;
      }
      if (!mandatory && !attempted)
        break;
    }
    if (this.points)
      this.opts.pointsOnDetect?.(this.points, failed);
    return failed;
  }
  // Re-run the scan after each success for decode-all while sharing one retry deadline/budget.
  *walk(cooperative, all) {
    this.retryStart = Date.now();
    this.retries = this.effort === Infinity ? Infinity : this.effort - 1;
    const results = [];
    for (; ; ) {
      const result = yield* this.scan(cooperative);
      results.push(result);
      if (!all)
        return results;
      if (result instanceof Error)
        return results;
      if (cooperative)
        this.retryStart += yield;
    }
  }
  decode(all = false) {
    this.beginOperation();
    try {
      return runDecode(this.walk(false, all));
    } finally {
      this.endOperation();
    }
  }
  async decodeAsync(all = false) {
    this.beginOperation();
    try {
      return await runDecodeAsync(this.walk(true, all), this.timeLimit);
    } finally {
      this.endOperation();
    }
  }
};
var decodeQR = (img, opts = {}) => {
  validateOpts(opts);
  validateImage(img, opts.format);
  const scanner = new _QRScanner({ ...opts, maxSize: { height: img.height, width: img.width } });
  try {
    scanner.addImage(img, opts.format);
    const result = scanner.decode()[0];
    if (result instanceof Error)
      throw new Error(result.message);
    return result;
  } finally {
    scanner.clean();
  }
};
var decode_default = decodeQR;

// src/features/read-code/pixels.ts
function emptyPixels(width, height) {
  return { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
}
function alphaOf({ data, width, height }) {
  let alpha;
  for (let index = 0; index < width * height; index += 1) {
    const value = data[index * 4 + 3] ?? 255;
    if (value === 255) continue;
    alpha ??= new Uint8Array(width * height).fill(255);
    alpha[index] = value;
  }
  return alpha;
}
function layOn({ data, width, height }, ground) {
  const laid = new Uint8ClampedArray(data.length);
  for (let index = 3; index < data.length; index += 4) {
    const alpha = data[index] ?? 255;
    for (let channel = index - 3; channel < index; channel += 1) {
      laid[channel] = ground + ((data[channel] ?? ground) - ground) * alpha / 255;
    }
    laid[index] = 255;
  }
  return { data: laid, width, height };
}
function shrink(pixels, factor, box = wholeOf(pixels)) {
  const width = Math.max(1, Math.floor(box.width / factor));
  const height = Math.max(1, Math.floor(box.height / factor));
  const small = emptyPixels(width, height);
  const { data } = pixels;
  for (let y2 = 0; y2 < height; y2 += 1) {
    const top = box.y + Math.floor(y2 * factor);
    const bottom = Math.max(top + 1, box.y + Math.floor((y2 + 1) * factor));
    for (let x2 = 0; x2 < width; x2 += 1) {
      const left = box.x + Math.floor(x2 * factor);
      const right = Math.max(left + 1, box.x + Math.floor((x2 + 1) * factor));
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        const end = (row * pixels.width + right) * 4;
        for (let from2 = (row * pixels.width + left) * 4; from2 < end; from2 += 4) {
          red += data[from2] ?? 0;
          green += data[from2 + 1] ?? 0;
          blue += data[from2 + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const at = (y2 * width + x2) * 4;
      small.data[at] = red / count;
      small.data[at + 1] = green / count;
      small.data[at + 2] = blue / count;
    }
  }
  return small;
}
function enlarge(pixels, factor) {
  const large = emptyPixels(pixels.width * factor, pixels.height * factor);
  const from2 = new Uint32Array(pixels.data.buffer);
  const to2 = new Uint32Array(large.data.buffer);
  for (let y2 = 0; y2 < large.height; y2 += 1) {
    const row = Math.floor(y2 / factor) * pixels.width;
    for (let x2 = 0; x2 < large.width; x2 += 1) {
      to2[y2 * large.width + x2] = from2[row + Math.floor(x2 / factor)] ?? 0;
    }
  }
  return large;
}
function cover({ data, width, height }, corners, colour) {
  const xs = corners.map(({ x: x2 }) => x2);
  const ys = corners.map(({ y: y2 }) => y2);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width, Math.ceil(Math.max(...xs)))
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(height, Math.ceil(Math.max(...ys)))
  ];
  for (let y2 = top; y2 < bottom; y2 += 1) {
    for (let x2 = left; x2 < right; x2 += 1) {
      const sides = corners.map((corner, index) => {
        const next = corners[(index + 1) % 4] ?? corner;
        return Math.sign(
          (next.x - corner.x) * (y2 - corner.y) - (next.y - corner.y) * (x2 - corner.x)
        );
      });
      if (sides.includes(1) && sides.includes(-1)) continue;
      data.set(colour, (y2 * width + x2) * 4);
    }
  }
}
function pad(pixels, margin) {
  const padded = emptyPixels(pixels.width + 2 * margin, pixels.height + 2 * margin);
  for (let y2 = 0; y2 < pixels.height; y2 += 1) {
    padded.data.set(
      pixels.data.subarray(y2 * pixels.width * 4, (y2 + 1) * pixels.width * 4),
      ((y2 + margin) * padded.width + margin) * 4
    );
  }
  return padded;
}
function blur(pixels, radius) {
  let blurred = pixels;
  for (let pass = 0; pass < 3; pass += 1) {
    blurred = blurLines(blurLines(blurred, radius, "rows"), radius, "columns");
  }
  return blurred;
}
function blurLines(pixels, radius, direction) {
  const { data, width, height } = pixels;
  const blurred = emptyPixels(width, height);
  const [lines, length] = direction === "rows" ? [height, width] : [width, height];
  const [lineStep, step] = direction === "rows" ? [width * 4, 4] : [4, width * 4];
  const clamp = (place) => Math.min(length - 1, Math.max(0, place));
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const start = line * lineStep + channel;
      let sum = 0;
      for (let place = -radius; place <= radius; place += 1) {
        sum += data[start + clamp(place) * step] ?? 0;
      }
      for (let place = 0; place < length; place += 1) {
        blurred.data[start + place * step] = sum / (2 * radius + 1);
        sum += data[start + clamp(place + radius + 1) * step] ?? 0;
        sum -= data[start + clamp(place - radius) * step] ?? 0;
      }
    }
  }
  return blurred;
}
function mapChannels(pixels, change) {
  const table = Uint8ClampedArray.from({ length: 256 }, (_2, value) => change(value));
  const data = pixels.data.map((value, index) => index % 4 === 3 ? 255 : table[value] ?? 0);
  return { ...pixels, data };
}
function wholeOf({ width, height }) {
  return { x: 0, y: 0, width, height };
}

// src/features/read-code/decoders.ts
async function readByZxing({ data, width, height }, options = { formats: ["QRCode"] }) {
  return k2(
    { data, width, height, colorSpace: "srgb" },
    { textMode: "Plain", ...options }
  );
}
function extraOf({ extra }) {
  return JSON.parse(extra === "" ? "{}" : extra);
}
var GS1_IDENTIFIERS = /* @__PURE__ */ new Set(["]Q3", "]Q4", "]Q5", "]Q6"]);
function zxingData(found) {
  const { bytes, text, hasECI, sequenceSize, sequenceIndex, symbologyIdentifier } = found;
  return codeDataOf({
    bytes,
    text,
    hasCharacterSet: hasECI,
    isGs1: GS1_IDENTIFIERS.has(symbologyIdentifier),
    ...sequenceSize > 1 && { part: { number: sequenceIndex + 1, of: sequenceSize } }
  });
}
function readByJsqr({ data, width, height }) {
  const found = (0, import_jsqr.default)(data, width, height, { inversionAttempts: "dontInvert" });
  if (!found) return void 0;
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
  return {
    ...codeDataOf({ bytes: Uint8Array.from(found.binaryData) }),
    modules: 17 + 4 * found.version,
    corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner]
  };
}
var QR_LIMITS = { timeLimit: 300, effort: 4 };
function readByQr({ data, width, height }) {
  let corners;
  let modules = 0;
  let text;
  try {
    text = decode_default(
      { data, width, height },
      {
        ...QR_LIMITS,
        // Byte by byte, so that the text is the bytes.
        textDecoder: (bytes2) => Array.from(bytes2, (byte) => String.fromCharCode(byte)).join(""),
        pointsOnDetect: ({ bounds }, result) => {
          if (typeof result === "string") corners = bounds;
        },
        imageOnResult: (grid) => {
          modules = grid.width;
        }
      }
    );
  } catch {
    return void 0;
  }
  if (!corners || modules === 0) return void 0;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return { ...codeDataOf({ bytes }), modules, corners };
}
function otherReads(pixels, wanted, isInverted) {
  const isWanted = (found) => found !== void 0 && (wanted.part !== void 0 || areSameBytes(found.bytes, wanted.bytes, wanted.isGs1));
  const views = [() => pixels, () => blur(pixels, 1), () => shrink(pixels, 1.5)];
  return views.some((view) => isWanted(readByJsqr(view()))) || !isInverted && isWanted(readByQr(pixels));
}
async function zxingReads(pixels, wanted) {
  return (await readByZxing(pixels)).some(
    (found) => found.isValid && areSameBytes(found.bytes, wanted.bytes, wanted.isGs1)
  );
}

// src/features/read-code/degrade-code.ts
var SMALL_MODULE = 3;
var DIM = 0.22;
var BLEACHED = 0.5;
var NOISE = 6;
async function degradeCode({
  pixels,
  modulePixels,
  gain,
  isInverted,
  wanted
}) {
  const lit = gain > 1 ? mapChannels(pixels, (value) => value * gain) : pixels;
  const small = shrink(lit, Math.max(1, modulePixels / SMALL_MODULE));
  const views = [
    ["as-taken", () => pixels],
    ["blurred", () => blur(lit, Math.max(1, Math.round(modulePixels * 0.3)))],
    ["small", () => small],
    ["dark", () => addNoise(mapChannels(lit, (value) => value * DIM))],
    ["bleached", () => bleach(lit)],
    ["small-bleached", () => bleach(small)]
  ];
  const degraded = [];
  for (const [degradation, draw] of views) {
    const view = draw();
    const readBy = {
      zxing: await zxingReads(view, wanted),
      other: otherReads(view, wanted, isInverted)
    };
    degraded.push({ degradation, readBy, pixels: view });
  }
  return degraded;
}
function bleach(pixels) {
  return mapChannels(pixels, (value) => 245 - (255 - value) * BLEACHED);
}
function addNoise(pixels) {
  let seed = 1;
  const data = pixels.data.map((value, index) => {
    if (index % 4 === 3) return value;
    seed = seed * 48271 % 2147483647;
    return value + (seed / 2147483647 * 2 - 1) * NOISE;
  });
  return { ...pixels, data };
}

// src/features/read-code/perspective.ts
function projection(corners, modules) {
  const [a2, b2, c2, d2] = corners;
  const dx = a2.x - b2.x + c2.x - d2.x;
  const dy = a2.y - b2.y + c2.y - d2.y;
  const [bx, by, ex, ey] = [b2.x - c2.x, b2.y - c2.y, d2.x - c2.x, d2.y - c2.y];
  const determinant = bx * ey - ex * by;
  const g2 = determinant === 0 ? 0 : (dx * ey - ex * dy) / determinant;
  const h2 = determinant === 0 ? 0 : (bx * dy - dx * by) / determinant;
  return (x2, y2) => {
    const u2 = x2 / modules;
    const v2 = y2 / modules;
    const depth = g2 * u2 + h2 * v2 + 1;
    return {
      x: ((b2.x - a2.x + g2 * b2.x) * u2 + (d2.x - a2.x + h2 * d2.x) * v2 + a2.x) / depth,
      y: ((b2.y - a2.y + g2 * b2.y) * u2 + (d2.y - a2.y + h2 * d2.y) * v2 + a2.y) / depth
    };
  };
}
function meanSide(corners) {
  const lengths = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  return lengths.reduce((sum, length) => sum + length, 0) / 4;
}
function areaOf(corners) {
  const twice = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(twice) / 2;
}
function mapCorners([a2, b2, c2, d2], change) {
  return [change(a2), change(b2), change(c2), change(d2)];
}

// src/features/read-code/find-code.ts
var LEAST_MODULES = 21;
var QUICK_SIDE = 1600;
var JSQR_SIDES = [700, 1600];
var QR_SIDE = 1600;
var MOST_ROUNDS = 40;
var WHITE = [255, 255, 255];
async function findCode(pixels) {
  if (Math.min(pixels.width, pixels.height) < LEAST_MODULES) {
    return await findOther(pixels) ?? { reason: "no-code" };
  }
  const longest = Math.max(pixels.width, pixels.height);
  const quick = Math.max(1, longest / QUICK_SIDE);
  const small = quick > 1 ? shrink(pixels, quick) : pixels;
  const margin = Math.ceil(Math.max(small.width, small.height) / 10) + 8;
  const attempts = [
    [() => small, quick, 0],
    ...quick > 1 ? [[() => pixels, 1, 0]] : [],
    [() => pad(small, margin), quick, margin]
  ];
  for (const [view, scale, shift] of attempts) {
    const seen = await findAll(view());
    const [largest] = seen.toSorted((a2, b2) => areaOf(b2.corners) - areaOf(a2.corners));
    if (!largest) continue;
    return {
      ...zxingData(largest.found),
      corners: move(largest.corners, scale, shift),
      modules: modulesOf(largest.found),
      codes: seen.length
    };
  }
  const others = [
    ...JSQR_SIDES.map((side) => [side, readByJsqr]),
    [QR_SIDE, readByQr]
  ];
  for (const [side, read] of others) {
    const scale = Math.max(1, longest / side);
    const seen = read(scale > 1 ? shrink(pixels, scale) : pixels);
    if (seen) return { ...seen, corners: move(seen.corners, scale, 0), codes: 1 };
  }
  return await findOther(small) ?? {
    reason: await isSomethingThere(small) ? "unreadable" : "no-code"
  };
}
async function findAll(pixels) {
  const all = [];
  let view = pixels;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const read = await readByZxing(view, { formats: ["QRCode"], maxNumberOfSymbols: 0 });
    const seen = read.filter(({ isValid, format }) => isValid && isWhole(format)).map((found) => ({ found, corners: cornersOf(found) }));
    all.push(...seen);
    if (seen.length === 0 || all.length === 1) break;
    if (view === pixels) view = { ...pixels, data: pixels.data.slice() };
    for (const { corners } of seen) cover(view, corners, WHITE);
  }
  return all;
}
function isWhole(format) {
  return format.startsWith("QRCode");
}
async function findOther(pixels) {
  const results = await readByZxing(pixels, { formats: [], maxNumberOfSymbols: 1 });
  const [other] = results.filter(({ isValid }) => isValid);
  return other && { reason: "other-code", format: nameOf(other.format) };
}
var NAMES = {
  MicroQRCode: "Micro QR",
  RMQRCode: "rMQR",
  QRCode: "QR",
  EAN13: "EAN-13",
  EAN8: "EAN-8",
  UPCA: "UPC-A",
  UPCE: "UPC-E",
  ITF14: "ITF-14",
  DataMatrix: "Data Matrix",
  AztecCode: "Aztec",
  AztecRune: "Aztec Rune",
  DXFilmEdge: "DX Film Edge"
};
function nameOf(format) {
  return NAMES[format] ?? format.replace(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}
async function isSomethingThere(pixels) {
  const results = await readByZxing(pixels, {
    formats: ["QRCode"],
    maxNumberOfSymbols: 1,
    returnErrors: true
  });
  return results.length > 0;
}
function cornersOf({ position }) {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [topLeft, topRight, bottomRight, bottomLeft];
}
function modulesOf(found) {
  return 17 + 4 * Number(extraOf(found).Version);
}
function move(corners, scale, shift) {
  return mapCorners(corners, ({ x: x2, y: y2 }) => ({ x: (x2 - shift) * scale, y: (y2 - shift) * scale }));
}

// src/features/read-code/grade-limits.ts
var GRADED_FROM = { pixels: 5, degrees: 20 };

// src/features/read-code/grid.ts
function brightnessOf({ data, width, height }) {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const at = index * 4;
    values[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { values, width, height };
}
function brightnessAt({ values, width, height }, x2, y2) {
  const column = Math.min(Math.max(x2 - 0.5, 0), width - 1.001);
  const row = Math.min(Math.max(y2 - 0.5, 0), height - 1.001);
  const left = Math.floor(column);
  const top = Math.floor(row);
  const dx = column - left;
  const index = top * width + left;
  const above = (values[index] ?? 0) * (1 - dx) + (values[index + 1] ?? 0) * dx;
  const below = (values[index + width] ?? 0) * (1 - dx) + (values[index + width + 1] ?? 0) * dx;
  return above + (below - above) * (row - top);
}
var HALF_WINDOW = 2.5;
var WINDOW_STEP = 4;
var MOST_WINDOWS = 16;
var REACH = 0.9;
var LEAST_CORRELATION = 0.4;
function fitGrid(plane, corners, modules, isInverted) {
  const { size } = modules;
  const flat = projection(corners, size);
  const centres = centresOf(size);
  let surface = FLAT;
  let samples = [];
  for (const reach of [REACH, REACH / 2]) {
    const place = placed(flat, surface, size);
    samples = centres.flatMap(
      (y2) => centres.map((x2) => matchWindow({ plane, place, modules, isInverted, x: x2, y: y2, reach }))
    );
    const wanted = samples.map((sample) => {
      const known = surface(unit(sample.x, size), unit(sample.y, size));
      return { ...sample, dx: sample.dx + known[0], dy: sample.dy + known[1] };
    });
    const matched = wanted.filter(({ weight }) => weight > 0);
    if (matched.length < centres.length * 2) break;
    surface = fitSurface(matched, size);
  }
  const toPixel = placed(flat, surface, size);
  return { toPixel, nonUniformity: nonUniformityOf(surface) };
}
var FLAT = () => [0, 0];
function centresOf(size) {
  const count = Math.min(
    MOST_WINDOWS,
    Math.max(3, Math.round((size - 2 * HALF_WINDOW) / WINDOW_STEP) + 1)
  );
  return Array.from(
    { length: count },
    (_2, index) => HALF_WINDOW + index * (size - 2 * HALF_WINDOW) / (count - 1)
  );
}
function unit(place, size) {
  return 2 * place / size - 1;
}
function placed(flat, surface, size) {
  return (x2, y2) => {
    const [dx, dy] = surfaceBeyond(surface, unit(x2, size), unit(y2, size));
    return flat(x2 + dx, y2 + dy);
  };
}
function surfaceBeyond(surface, u2, v2) {
  const [cu, cv] = [Math.min(1, Math.max(-1, u2)), Math.min(1, Math.max(-1, v2))];
  const edge = surface(cu, cv);
  if (cu === u2 && cv === v2) return edge;
  const step = 0.2;
  const [awayU, awayV] = [Math.abs(u2 - cu) / step, Math.abs(v2 - cv) / step];
  const insideU = [1, 2].map((steps) => surface(cu - Math.sign(u2 - cu) * step * steps, cv));
  const insideV = [1, 2].map((steps) => surface(cu, cv - Math.sign(v2 - cv) * step * steps));
  const grow = (index) => edge[index] + continued(
    edge[index],
    insideU.map((place) => place[index]),
    awayU
  ) + continued(
    edge[index],
    insideV.map((place) => place[index]),
    awayV
  );
  return [grow(0), grow(1)];
}
function continued(edge, [one = edge, two = edge], away) {
  const bend = edge - 2 * one + two;
  const slope = edge - one + bend / 2;
  return slope * away + bend / 2 * away * away;
}
var INSIDE = [1 / 6, 3 / 6, 5 / 6];
function matchWindow(question) {
  const { plane, place, x: x2, y: y2, reach } = question;
  const looks = looksOf(question);
  const [from2, right, down] = [place(x2, y2), place(x2 + 1, y2), place(x2, y2 + 1)];
  const shift = (dx, dy) => correlation(
    plane,
    looks,
    dx * (right.x - from2.x) + dy * (down.x - from2.x),
    dx * (right.y - from2.y) + dy * (down.y - from2.y)
  );
  let best = { dx: 0, dy: 0, score: shift(0, 0) };
  const look = (step, steps) => {
    const { dx: fromX, dy: fromY } = best;
    for (let row = -steps; row <= steps; row += 1) {
      for (let column = -steps; column <= steps; column += 1) {
        const [dx, dy] = [fromX + column * step, fromY + row * step];
        const score = shift(dx, dy);
        if (score > best.score) best = { dx, dy, score };
      }
    }
  };
  look(reach / 3, 3);
  look(reach / 9, 2);
  look(reach / 27, 2);
  const weight = best.score > LEAST_CORRELATION ? best.score ** 2 : 0;
  return { x: x2, y: y2, dx: best.dx, dy: best.dy, weight };
}
function looksOf({ modules, place, isInverted, x: x2, y: y2 }) {
  const left = Math.max(0, Math.round(x2 - HALF_WINDOW));
  const top = Math.max(0, Math.round(y2 - HALF_WINDOW));
  const [xs, ys, signs] = [[], [], []];
  for (let row = top; row < Math.min(modules.size, top + 2 * HALF_WINDOW); row += 1) {
    for (let column = left; column < Math.min(modules.size, left + 2 * HALF_WINDOW); column += 1) {
      const sign = modules.isDark(column, row) === isInverted ? 1 : -1;
      for (const dy of INSIDE) {
        for (const dx of INSIDE) {
          const pixel = place(column + dx, row + dy);
          xs.push(pixel.x);
          ys.push(pixel.y);
          signs.push(sign);
        }
      }
    }
  }
  return { x: Float64Array.from(xs), y: Float64Array.from(ys), signs: Float64Array.from(signs) };
}
function correlation(plane, { x: x2, y: y2, signs }, dx, dy) {
  const count = signs.length;
  let [sumValues, sumSigns, sumProducts, sumSquares] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const sign = signs[index] ?? 0;
    const value = brightnessAt(plane, (x2[index] ?? 0) + dx, (y2[index] ?? 0) + dy);
    sumValues += value;
    sumSigns += sign;
    sumProducts += value * sign;
    sumSquares += value * value;
  }
  const spread = (count * sumSquares - sumValues ** 2) * (count * count - sumSigns ** 2);
  return spread <= 0 ? 0 : (count * sumProducts - sumValues * sumSigns) / Math.sqrt(spread);
}
function termsOf(u2, v2) {
  return [1, u2, v2, u2 * u2, u2 * v2, v2 * v2, u2 ** 3, u2 * u2 * v2, u2 * v2 * v2, v2 ** 3];
}
var HELD_BACK = [0, 0, 0, 0.01, 0.01, 0.01, 0.04, 0.04, 0.04, 0.04];
var MISTAKEN = 0.35;
function fitSurface(shifts, size) {
  let weights = shifts.map(({ weight }) => weight);
  let surface = FLAT;
  for (let round = 0; round < 4; round += 1) {
    const horizontal = solve(shifts.map(({ dx }) => dx));
    const vertical2 = solve(shifts.map(({ dy }) => dy));
    surface = (u2, v2) => {
      const terms = termsOf(u2, v2);
      return [dot(terms, horizontal), dot(terms, vertical2)];
    };
    const fitted = surface;
    weights = shifts.map(({ x: x2, y: y2, dx, dy, weight }) => {
      const [sx, sy] = fitted(unit(x2, size), unit(y2, size));
      return weight / (1 + (Math.hypot(dx - sx, dy - sy) / MISTAKEN) ** 4);
    });
  }
  return surface;
  function solve(values) {
    const count = HELD_BACK.length;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const matrix = HELD_BACK.map(
      (held, row) => Array.from({ length: count + 1 }, (_2, column) => column === row ? held * total * 0.1 : 0)
    );
    for (const [index, { x: x2, y: y2 }] of shifts.entries()) {
      const terms = termsOf(unit(x2, size), unit(y2, size));
      const weight = weights[index] ?? 0;
      for (const [row, line] of matrix.entries()) {
        const factor = weight * (terms[row] ?? 0);
        for (const [column, term] of terms.entries())
          line[column] = (line[column] ?? 0) + factor * term;
        line[count] = (line[count] ?? 0) + factor * (values[index] ?? 0);
      }
    }
    return eliminate(matrix);
  }
}
function dot(a2, b2) {
  return a2.reduce((sum, value, index) => sum + value * (b2[index] ?? 0), 0);
}
function eliminate(matrix) {
  const count = matrix.length;
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1) {
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0))
        pivot = row;
    }
    const line = matrix[pivot] ?? [];
    matrix[pivot] = matrix[column] ?? [];
    matrix[column] = line;
    const lead = line[column] ?? 0;
    if (Math.abs(lead) < 1e-9) continue;
    for (const [row, other] of matrix.entries()) {
      if (row === column) continue;
      const factor = (other[column] ?? 0) / lead;
      if (factor === 0) continue;
      for (let place = column; place <= count; place += 1) {
        other[place] = (other[place] ?? 0) - factor * (line[place] ?? 0);
      }
    }
  }
  return matrix.map((line, index) => {
    const lead = line[index] ?? 0;
    return Math.abs(lead) < 1e-9 ? 0 : (line[count] ?? 0) / lead;
  });
}
function nonUniformityOf(surface) {
  const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
  const places = steps.flatMap((v2) => steps.map((u2) => ({ u: u2, v: v2, moved: surface(u2, v2) })));
  const unknowns = 8;
  const rowsOf = (u2, v2) => [
    [1, u2, v2, 0, 0, 0, u2 * u2, u2 * v2],
    [0, 0, 0, 1, u2, v2, u2 * v2, v2 * v2]
  ];
  const matrix = Array.from({ length: unknowns }, () => Array(unknowns + 1).fill(0));
  for (const { u: u2, v: v2, moved } of places) {
    for (const [axis, terms] of rowsOf(u2, v2).entries()) {
      for (const [row, line] of matrix.entries()) {
        const factor = terms[row] ?? 0;
        for (const [column, term] of terms.entries())
          line[column] = (line[column] ?? 0) + factor * term;
        line[unknowns] = (line[unknowns] ?? 0) + factor * (moved[axis] ?? 0);
      }
    }
  }
  const solved = eliminate(matrix);
  return Math.max(
    ...places.map(({ u: u2, v: v2, moved }) => {
      const [x2 = [], y2 = []] = rowsOf(u2, v2);
      return Math.hypot(moved[0] - dot(x2, solved), moved[1] - dot(y2, solved));
    })
  );
}

// src/features/read-code/symbol.ts
var BLOCKS = {
  L: {
    correction: [
      7,
      10,
      15,
      20,
      26,
      18,
      20,
      24,
      30,
      18,
      20,
      24,
      26,
      30,
      22,
      24,
      28,
      30,
      28,
      28,
      28,
      28,
      30,
      30,
      26,
      28,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30
    ],
    count: [
      1,
      1,
      1,
      1,
      1,
      2,
      2,
      2,
      2,
      4,
      4,
      4,
      4,
      4,
      6,
      6,
      6,
      6,
      7,
      8,
      8,
      9,
      9,
      10,
      12,
      12,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      19,
      19,
      20,
      21,
      22,
      24,
      25
    ]
  },
  M: {
    correction: [
      10,
      16,
      26,
      18,
      24,
      16,
      18,
      22,
      22,
      26,
      30,
      22,
      22,
      24,
      24,
      28,
      28,
      26,
      26,
      26,
      26,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28,
      28
    ],
    count: [
      1,
      1,
      1,
      2,
      2,
      4,
      4,
      4,
      5,
      5,
      5,
      8,
      9,
      9,
      10,
      10,
      11,
      13,
      14,
      16,
      17,
      17,
      18,
      20,
      21,
      23,
      25,
      26,
      28,
      29,
      31,
      33,
      35,
      37,
      38,
      40,
      43,
      45,
      47,
      49
    ]
  },
  Q: {
    correction: [
      13,
      22,
      18,
      26,
      18,
      24,
      18,
      22,
      20,
      24,
      28,
      26,
      24,
      20,
      30,
      24,
      28,
      28,
      26,
      30,
      28,
      30,
      30,
      30,
      30,
      28,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30
    ],
    count: [
      1,
      1,
      2,
      2,
      4,
      4,
      6,
      6,
      8,
      8,
      8,
      10,
      12,
      16,
      12,
      17,
      16,
      18,
      21,
      20,
      23,
      23,
      25,
      27,
      29,
      34,
      34,
      35,
      38,
      40,
      43,
      45,
      48,
      51,
      53,
      56,
      59,
      62,
      65,
      68
    ]
  },
  H: {
    correction: [
      17,
      28,
      22,
      16,
      22,
      28,
      26,
      26,
      24,
      28,
      24,
      28,
      22,
      24,
      24,
      30,
      28,
      28,
      26,
      28,
      30,
      24,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30,
      30
    ],
    count: [
      1,
      1,
      2,
      4,
      4,
      4,
      5,
      6,
      8,
      8,
      11,
      11,
      16,
      16,
      18,
      16,
      19,
      21,
      25,
      25,
      25,
      34,
      30,
      32,
      35,
      37,
      40,
      42,
      45,
      48,
      51,
      54,
      57,
      60,
      63,
      66,
      70,
      74,
      77,
      81
    ]
  }
};
function layoutOf(size, level, mask) {
  const version = (size - 17) / 4;
  const segments = fixedSegments(size, version);
  const information = informationOf(size, version, level, mask);
  const isTaken = new Uint8Array(size * size);
  const take = ({ x: x2, y: y2 }) => {
    if (x2 >= 0 && y2 >= 0 && x2 < size && y2 < size) isTaken[y2 * size + x2] = 1;
  };
  for (const { modules } of segments) modules.forEach(take);
  for (const copy of information) copy.forEach(take);
  take({ x: 8, y: size - 8 });
  return { segments, information, blocks: blocksOf(codewordsOf(size, isTaken), version, level) };
}
var FINDER = 7;
function fixedSegments(size, version) {
  const finder = (left, top) => ({
    kind: "finder",
    modules: square(left - QUIET, top - QUIET, FINDER + 2 * QUIET).flatMap(({ x: x2, y: y2 }) => {
      const ring = Math.max(Math.abs(x2 - left - 3), Math.abs(y2 - top - 3));
      const isOutside = x2 < 0 || y2 < 0 || x2 >= size || y2 >= size;
      if (ring > 4 && !isOutside) return [];
      return [{ x: x2, y: y2, isDark: ring !== 2 && ring < 4 }];
    })
  });
  const line = Array.from({ length: size - 16 }, (_2, index) => index + 8);
  const centres = alignmentCentres(size, version);
  const last = centres.length - 1;
  return [
    finder(0, 0),
    finder(size - FINDER, 0),
    finder(0, size - FINDER),
    { kind: "timing", modules: line.map((x2) => ({ x: x2, y: 6, isDark: x2 % 2 === 0 })) },
    { kind: "timing", modules: line.map((y2) => ({ x: 6, y: y2, isDark: y2 % 2 === 0 })) },
    ...centres.flatMap(
      (y2, row) => centres.flatMap(
        (x2, column) => (
          // Three would be on the finder patterns.
          row === 0 && (column === 0 || column === last) || row === last && column === 0 ? [] : [
            {
              kind: "alignment",
              modules: square(x2 - 2, y2 - 2, 5).map((place) => ({
                ...place,
                isDark: Math.max(Math.abs(place.x - x2), Math.abs(place.y - y2)) !== 1
              }))
            }
          ]
        )
      )
    )
  ];
}
var QUIET = 4;
function square(left, top, side) {
  return Array.from({ length: side * side }, (_2, index) => ({
    x: left + index % side,
    y: top + Math.floor(index / side)
  }));
}
function alignmentCentres(size, version) {
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [
    6,
    ...Array.from({ length: count - 1 }, (_2, index) => size - 7 - (count - 2 - index) * step)
  ];
}
var LEVEL_BITS = { L: 1, M: 0, Q: 3, H: 2 };
function informationOf(size, version, level, mask) {
  const format = (LEVEL_BITS[level] << 3 | mask) << 10;
  const formatBits2 = (format | remainder(format, 1335, 10)) ^ 21522;
  const isDark = (bits, index) => (bits >> index & 1) === 1;
  const aroundFinder = Array.from({ length: 15 }, (_2, index) => {
    if (index < 8) return { x: 8, y: index < 6 ? index : index + 1 };
    return { x: index === 8 ? 7 : 14 - index, y: 8 };
  });
  const besideOthers = Array.from(
    { length: 15 },
    (_2, index) => index < 8 ? { x: size - 1 - index, y: 8 } : { x: 8, y: size - 15 + index }
  );
  const format15 = [aroundFinder, besideOthers].map(
    (places) => places.map((place, index) => ({ ...place, isDark: isDark(formatBits2, index) }))
  );
  if (version < 7) return format15;
  const versionBits2 = version << 12 | remainder(version << 12, 7973, 12);
  const version18 = Array.from({ length: 18 }, (_2, index) => ({
    a: size - 11 + index % 3,
    b: Math.floor(index / 3),
    isDark: isDark(versionBits2, index)
  }));
  return [
    ...format15,
    version18.map(({ a: a2, b: b2, isDark: dark2 }) => ({ x: a2, y: b2, isDark: dark2 })),
    version18.map(({ a: a2, b: b2, isDark: dark2 }) => ({ x: b2, y: a2, isDark: dark2 }))
  ];
}
function remainder(value, divisor, degree) {
  let rest = value;
  for (let bit2 = 17; bit2 >= degree; bit2 -= 1) {
    if (rest >> bit2 & 1) rest ^= divisor << bit2 - degree;
  }
  return rest;
}
function codewordsOf(size, isTaken) {
  const places = [];
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y2 = isUpwards ? size - 1 - step : step;
      for (const x2 of [right, right - 1]) {
        if (isTaken[y2 * size + x2] === 0) places.push({ x: x2, y: y2 });
      }
    }
    isUpwards = !isUpwards;
  }
  return Array.from(
    { length: Math.floor(places.length / 8) },
    (_2, index) => places.slice(index * 8, index * 8 + 8)
  );
}
function blocksOf(codewords, version, level) {
  const count = BLOCKS[level].count[version - 1] ?? 1;
  const correction = BLOCKS[level].correction[version - 1] ?? 0;
  const short = Math.floor(codewords.length / count) - correction;
  const longBlocks = codewords.length % count;
  const blocks = Array.from({ length: count }, () => []);
  let next = 0;
  const lay = (from2) => {
    for (const block of blocks.slice(from2)) block.push(codewords[next++] ?? []);
  };
  for (let index = 0; index < short; index += 1) lay(0);
  if (longBlocks > 0) lay(count - longBlocks);
  for (let index = 0; index < correction; index += 1) lay(0);
  return blocks.map((words) => ({ codewords: words, correction }));
}
var MASKS = [
  (x2, y2) => (x2 + y2) % 2 === 0,
  (_x, y2) => y2 % 2 === 0,
  (x2) => x2 % 3 === 0,
  (x2, y2) => (x2 + y2) % 3 === 0,
  (x2, y2) => (Math.floor(x2 / 3) + Math.floor(y2 / 2)) % 2 === 0,
  (x2, y2) => x2 * y2 % 2 + x2 * y2 % 3 === 0,
  (x2, y2) => (x2 * y2 % 2 + x2 * y2 % 3) % 2 === 0,
  (x2, y2) => ((x2 + y2) % 2 + x2 * y2 % 3) % 2 === 0
];
function correctBlock({ codewords, correction }, { isDark }, mask) {
  const flip = MASKS[mask] ?? (() => false);
  const sampled2 = codewords.map(
    (places) => places.reduce((value, { x: x2, y: y2 }) => value << 1 | Number(isDark(x2, y2) !== flip(x2, y2)), 0)
  );
  const right = correctReedSolomon(sampled2, correction);
  if (!right) return void 0;
  const difference = right.map((value, index) => value ^ (sampled2[index] ?? 0));
  return {
    wrong: difference.flatMap((value, index) => value === 0 ? [] : [index]),
    isWrongModule: (index, bit2) => ((difference[index] ?? 0) >> 7 - bit2 & 1) === 1
  };
}
var EXP2 = new Uint8Array(512);
var LOG2 = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP2[power] = value;
  EXP2[power + 255] = value;
  LOG2[value] = power;
  value = value < 128 ? value << 1 : value << 1 ^ 285;
}
function multiply(a2, b2) {
  return a2 === 0 || b2 === 0 ? 0 : EXP2[(LOG2[a2] ?? 0) + (LOG2[b2] ?? 0)] ?? 0;
}
function divide(a2, b2) {
  return a2 === 0 ? 0 : EXP2[(LOG2[a2] ?? 0) + 255 - (LOG2[b2] ?? 0)] ?? 0;
}
function valueAt(polynomial, x2) {
  return polynomial.reduceRight((sum, term) => multiply(sum, x2) ^ term, 0);
}
function correctReedSolomon(received, correction) {
  const reversed = [...received].reverse();
  const syndromesOf = (words) => Array.from({ length: correction }, (_2, power) => valueAt(words, EXP2[power] ?? 0));
  const syndromes = syndromesOf(reversed);
  if (syndromes.every((value) => value === 0)) return received;
  let locator = [1];
  let previous = [1];
  let errors = 0;
  let gap = 1;
  let lastDiscrepancy = 1;
  for (let step = 0; step < correction; step += 1) {
    let discrepancy = syndromes[step] ?? 0;
    for (let index = 1; index <= errors; index += 1) {
      discrepancy ^= multiply(locator[index] ?? 0, syndromes[step - index] ?? 0);
    }
    if (discrepancy === 0) {
      gap += 1;
      continue;
    }
    const factor = divide(discrepancy, lastDiscrepancy);
    const next = Array.from(
      { length: Math.max(locator.length, previous.length + gap) },
      (_2, index) => (locator[index] ?? 0) ^ multiply(factor, previous[index - gap] ?? 0)
    );
    if (2 * errors <= step) {
      previous = locator;
      errors = step + 1 - errors;
      lastDiscrepancy = discrepancy;
      gap = 1;
    } else {
      gap += 1;
    }
    locator = next;
  }
  if (2 * errors > correction) return void 0;
  const evaluator = Array.from(
    { length: correction },
    (_2, index) => locator.slice(0, index + 1).reduce((sum, term, place) => sum ^ multiply(term, syndromes[index - place] ?? 0), 0)
  );
  const derivative = locator.slice(1).map((term, index) => index % 2 === 0 ? term : 0);
  const corrected = [...reversed];
  let found = 0;
  for (let place = 0; place < reversed.length; place += 1) {
    const inverse = EXP2[(255 - place) % 255] ?? 0;
    if (valueAt(locator, inverse) !== 0) continue;
    found += 1;
    const size = divide(valueAt(evaluator, inverse), valueAt(derivative, inverse));
    corrected[place] = (corrected[place] ?? 0) ^ multiply(size, EXP2[place] ?? 0);
  }
  if (found !== errors || syndromesOf(corrected).some((value) => value !== 0)) return void 0;
  return corrected.reverse();
}

// src/features/read-code/print-grades.ts
var THRESHOLDS = {
  contrast: [0.7, 0.55, 0.4, 0.2],
  modulation: [0.5, 0.4, 0.3, 0.2],
  axial: [0.06, 0.08, 0.1, 0.12],
  grid: [0.38, 0.5, 0.63, 0.75],
  correction: [0.62, 0.5, 0.37, 0.25],
  /** Wrong modules of a finder pattern, and of a copy of the format or version information. */
  finder: [0, 1, 2, 3],
  timing: [0, 0.07, 0.11, 0.14],
  alignment: [0, 0.1, 0.2, 0.3]
};
function atLeast(value, thresholds) {
  return gradeAt(thresholds.findIndex((threshold) => value >= threshold));
}
function atMost(value, thresholds) {
  return gradeAt(thresholds.findIndex((threshold) => value <= threshold));
}
function gradeAt(index) {
  return [4, 3, 2, 1][index] ?? 0;
}
var lowest = (grades) => grades.reduce((least, grade) => grade < least ? grade : least, 4);
function contrastGrade(contrast) {
  return atLeast(contrast, THRESHOLDS.contrast);
}
function gradeCode(input) {
  const { modules, level, mask, contrast, axes, gridNonUniformity, withheld, isDesign } = input;
  const layout = layoutOf(modules.size, level, mask);
  const codewords = gradeCodewords(input, layout);
  if (!codewords) return void 0;
  const axial = Math.abs(axes[0] - axes[1]) / ((axes[0] + axes[1]) / 2);
  const parameters = [
    { id: "contrast", value: contrast, grade: contrastGrade(contrast) },
    ...codewords,
    { id: "axial", value: axial, grade: atMost(axial, THRESHOLDS.axial) },
    { id: "grid", value: gridNonUniformity, grade: atMost(gridNonUniformity, THRESHOLDS.grid) },
    gradeFixed(input, layout),
    gradeInformation(input, layout)
  ];
  return {
    overall: withheld ? void 0 : lowest(parameters.map(({ grade }) => grade)),
    withheld,
    isDesign,
    parameters
  };
}
function modulationAt({ reflectance, darkest, lightest }, { x: x2, y: y2 }) {
  const value = reflectance(x2, y2);
  if (value === void 0 || lightest <= darkest) return 1;
  const middle = (darkest + lightest) / 2;
  return Math.min(1, 2 * Math.abs(value - middle) / (lightest - darkest));
}
function isSampledDark({ reflectance, darkest, lightest }, { x: x2, y: y2 }) {
  const value = reflectance(x2, y2);
  return value !== void 0 && value < (darkest + lightest) / 2;
}
function protectionOf(size, level) {
  if (size === 21) return { L: 3, M: 2, Q: 1, H: 1 }[level];
  return size === 25 && level === "L" ? 2 : 0;
}
function gradeCodewords(input, { blocks }) {
  const { modules, level, mask } = input;
  const protection = protectionOf(modules.size, level);
  let [modulation, margin, unused] = [1, 1, 1];
  let grades = { modulation: 4, margin: 4 };
  for (const block of blocks) {
    const corrected = correctBlock(block, modules, mask);
    if (!corrected) return void 0;
    const capacity2 = block.correction - protection;
    const left = (wrong) => Math.max(0, 1 - 2 * wrong / capacity2);
    const words = block.codewords.map((places, index) => {
      const values = places.map((place) => modulationAt(input, place));
      return {
        modulation: Math.min(...values),
        margin: Math.min(
          ...values.map((value, bit2) => corrected.isWrongModule(index, bit2) ? 0 : value)
        )
      };
    });
    const gradeBy = (kind2) => [4, 3, 2, 1].reduce((best, grade) => {
      const least = THRESHOLDS.modulation[4 - grade] ?? 0;
      const wrong = words.filter((word) => word[kind2] < least).length;
      const reached = lowest([grade, atLeast(left(wrong), THRESHOLDS.correction)]);
      return reached > best ? reached : best;
    }, 0);
    grades = {
      modulation: lowest([grades.modulation, gradeBy("modulation")]),
      margin: lowest([grades.margin, gradeBy("margin")])
    };
    modulation = Math.min(modulation, ...words.map((word) => word.modulation));
    margin = Math.min(margin, ...words.map((word) => word.margin));
    unused = Math.min(unused, left(corrected.wrong.length));
  }
  return [
    { id: "modulation", value: modulation, grade: grades.modulation },
    { id: "margin", value: margin, grade: grades.margin },
    { id: "correction", value: unused, grade: atLeast(unused, THRESHOLDS.correction) }
  ];
}
function gradeFixed(input, { segments }) {
  let worst = 0;
  const grades = segments.map(({ kind: kind2, modules }) => {
    const damages = modules.map(
      (module) => isSampledDark(input, module) === module.isDark ? modulationAt(input, module) : 0
    );
    worst = Math.max(worst, damages.filter((value) => value === 0).length / modules.length);
    return [4, 3, 2, 1].reduce((best, grade) => {
      const damaged = damages.filter(
        (value) => value < (THRESHOLDS.modulation[4 - grade] ?? 0)
      ).length;
      const measured = kind2 === "finder" ? damaged : damaged / modules.length;
      const reached = lowest([grade, atMost(measured, THRESHOLDS[kind2])]);
      return reached > best ? reached : best;
    }, 0);
  });
  return { id: "fixed", value: worst, grade: lowest(grades) };
}
function gradeInformation(input, { information }) {
  const damaged = information.map(
    (copy) => copy.filter((module) => isSampledDark(input, module) !== module.isDark).length
  );
  const grades = damaged.map((count) => atMost(count, THRESHOLDS.finder));
  const share = damaged.map((count, index) => count / (information[index]?.length ?? 1));
  return { id: "information", value: Math.max(...share), grade: lowest(grades) };
}

// src/features/read-code/measure-code.ts
var FARTHEST = 8;
var [STEP_OUT, STEP_ALONG] = [0.125, 0.25];
var FIRST = 0.5;
var ROUNDING = 0.05;
var OUTLINE = 1;
var SHORTEST = 0.5;
var IN_THE_WAY = 0.4;
var [APERTURE, ACROSS] = [0.7, 4];
function measureCode(input) {
  const { pixels, modules, isInverted, level, mask } = input;
  const plane = brightnessOf(pixels);
  const grid = fitGrid(plane, input.corners, modules, isInverted);
  const { size } = modules;
  const corners = [
    grid.toPixel(0, 0),
    grid.toPixel(size, 0),
    grid.toPixel(size, size),
    grid.toPixel(0, size)
  ];
  const isDrawn = isDrawnPicture(pixels, grid, size);
  const isDark = (x2, y2) => modules.isDark(x2, y2) !== isInverted;
  const { reflectance, brightness } = reflectanceOf({ ...input, grid, isDrawn });
  const values = [];
  for (let y2 = 0; y2 < size; y2 += 1) {
    for (let x2 = 0; x2 < size; x2 += 1) {
      const value = reflectance(x2, y2);
      if (value !== void 0) values.push({ x: x2, y: y2, value });
    }
  }
  const darkest = extreme(values.filter(({ x: x2, y: y2 }) => isDark(x2, y2)).map(({ value }) => value));
  const lightest = -extreme(values.filter(({ x: x2, y: y2 }) => !isDark(x2, y2)).map(({ value }) => -value));
  const contrast = Math.min(1, Math.max(0, lightest - darkest));
  const [dark2, light] = [true, false].map((wanted) => {
    const places = values.filter(({ x: x2, y: y2 }) => isDark(x2, y2) === wanted);
    return medianColour(
      pixels,
      places.map(({ x: x2, y: y2 }) => grid.toPixel(x2 + 0.5, y2 + 0.5))
    );
  });
  const middle = (darkest + lightest) / 2;
  const asOrdinary = (value) => isInverted ? lightest + darkest - value : value;
  const own = {
    size,
    isDark: (x2, y2) => {
      const value = reflectance(x2, y2);
      return value === void 0 ? modules.isDark(x2, y2) : asOrdinary(value) < middle;
    }
  };
  const gradeBy = (sampled2) => level === void 0 || mask === void 0 ? void 0 : gradeCode({
    modules: sampled2,
    level,
    mask,
    reflectance: (x2, y2) => {
      const value = reflectance(x2, y2);
      return value === void 0 ? void 0 : asOrdinary(value);
    },
    darkest,
    lightest,
    contrast,
    axes: axesOf(corners, size),
    gridNonUniformity: grid.nonUniformity,
    withheld: withheldOf(input, corners, isDrawn),
    isDesign: isDrawn
  });
  const grades = [gradeBy(modules), gradeBy(own)].filter((one) => one !== void 0).toSorted((one, other) => unusedOf(other) - unusedOf(one))[0];
  return {
    corners,
    contrast,
    dark: dark2 ?? [0, 0, 0],
    light: light ?? [255, 255, 255],
    brightness,
    isDrawn,
    quietZone: quietZoneOf(plane, grid, modules),
    damagedFinderModules: damagedFinderModules(modules, own),
    recoveryUsed: grades && 1 - unusedOf(grades),
    grades
  };
}
function unusedOf({ parameters }) {
  return parameters.find(({ id }) => id === "correction")?.value ?? 0;
}
function extreme(values) {
  const sorted = values.toSorted((a2, b2) => a2 - b2);
  const count = Math.max(4, Math.floor(sorted.length / 100));
  return mean(sorted.slice(0, count));
}
var DRAWN_SHARE = 0.9;
function isDrawnPicture({ data, width, height }, grid, size) {
  let [alike, looks] = [0, 0];
  for (let y2 = 0; y2 < size; y2 += 1) {
    for (let x2 = 0; x2 < size; x2 += 1) {
      const { x: px, y: py } = grid.toPixel(x2 + 0.5, y2 + 0.5);
      const [column, row] = [Math.floor(px), Math.floor(py)];
      if (column < 0 || row < 0 || column + 1 >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      looks += 1;
      if ([0, 1, 2].every((c2) => Math.abs((data[at + c2] ?? 0) - (data[at + 4 + c2] ?? 0)) <= 1))
        alike += 1;
    }
  }
  return looks > 0 && alike / looks >= DRAWN_SHARE;
}
var LINEAR = Float32Array.from({ length: 256 }, (_2, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
function luminanceAt({ data, width, height }, { x: x2, y: y2 }) {
  const [column, row] = [Math.floor(x2), Math.floor(y2)];
  if (column < 0 || row < 0 || column >= width || row >= height) return void 0;
  const at = (row * width + column) * 4;
  return 0.2126 * (LINEAR[data[at] ?? 0] ?? 0) + 0.7152 * (LINEAR[data[at + 1] ?? 0] ?? 0) + 0.0722 * (LINEAR[data[at + 2] ?? 0] ?? 0);
}
var BRIGHTNESS_LOOKS = 4e4;
function brightnessOfPicture(pixels) {
  const step = Math.max(1, Math.sqrt(pixels.width * pixels.height / BRIGHTNESS_LOOKS));
  const values = [];
  for (let y2 = 0; y2 < pixels.height; y2 += step) {
    for (let x2 = 0; x2 < pixels.width; x2 += step) values.push(luminanceAt(pixels, { x: x2, y: y2 }) ?? 0);
  }
  return quantile(values, 0.95);
}
var DARK_PICTURE = 0.12;
var FITTED_MODULES = 20;
var GROUND_AROUND = 8;
var LIGHTER = 1.25;
function reflectanceOf({
  pixels,
  grid,
  modules,
  isInverted,
  isDrawn,
  pictureBrightness
}) {
  const { size } = modules;
  const known = /* @__PURE__ */ new Map();
  const luminance2 = (x2, y2) => {
    const key = (y2 + FARTHEST) * (size + 2 * FARTHEST) + x2 + FARTHEST;
    if (!known.has(key)) known.set(key, moduleLuminance(pixels, grid, x2, y2));
    return known.get(key);
  };
  const light = [];
  for (let y2 = 0; y2 < size; y2 += 1) {
    for (let x2 = 0; x2 < size; x2 += 1) {
      if (modules.isDark(x2, y2) !== isInverted) continue;
      const value = luminance2(x2, y2);
      if (value !== void 0) light.push({ x: x2, y: y2, value });
    }
  }
  const ownGround = quantile(
    light.map(({ value }) => value),
    0.5
  );
  const brightness = Math.max(pictureBrightness, ownGround);
  if (isDrawn && brightness > DARK_PICTURE) return { reflectance: luminance2, brightness };
  const isLight = (x2, y2) => x2 < 0 || y2 < 0 || x2 >= size || y2 >= size || modules.isDark(x2, y2) === isInverted;
  const inLight = light.filter(
    ({ x: x2, y: y2 }) => isLight(x2 - 1, y2) && isLight(x2 + 1, y2) && isLight(x2, y2 - 1) && isLight(x2, y2 + 1)
  );
  const level = fitLight(inLight.length >= FITTED_MODULES ? inLight : light, size);
  const around = [];
  for (let y2 = -GROUND_AROUND; y2 < size + GROUND_AROUND; y2 += 1) {
    for (let x2 = -GROUND_AROUND; x2 < size + GROUND_AROUND; x2 += 1) {
      if (x2 >= 0 && y2 >= 0 && x2 < size && y2 < size) continue;
      const value = luminance2(x2, y2);
      if (value !== void 0) around.push(value / level(x2, y2));
    }
  }
  const lighter = around.length === 0 ? 1 : quantile(around, 0.95);
  const reference = lighter > LIGHTER ? lighter : 1;
  return {
    reflectance: (x2, y2) => {
      const value = luminance2(x2, y2);
      return value === void 0 ? void 0 : Math.min(1, value / (level(x2, y2) * reference));
    },
    brightness
  };
}
function moduleLuminance(pixels, grid, x2, y2) {
  const [middle, right, below] = [
    grid.toPixel(x2 + 0.5, y2 + 0.5),
    grid.toPixel(x2 + 1, y2 + 0.5),
    grid.toPixel(x2 + 0.5, y2 + 1)
  ];
  let [sum, looks] = [0, 0];
  for (let row = 0; row < ACROSS; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const [dx, dy] = [inAperture(column), inAperture(row)];
      const value = luminanceAt(pixels, {
        x: middle.x + dx * (right.x - middle.x) + dy * (below.x - middle.x),
        y: middle.y + dx * (right.y - middle.y) + dy * (below.y - middle.y)
      });
      if (value === void 0) continue;
      sum += value;
      looks += 1;
    }
  }
  return looks === 0 ? void 0 : sum / looks;
}
function inAperture(place) {
  return (2 * place / (ACROSS - 1) - 1) * APERTURE;
}
function fitLight(samples, size) {
  const middle = quantile(
    samples.map(({ value }) => value),
    0.5
  );
  const unit2 = (place) => 2 * (place + 0.5) / size - 1;
  const termsOf2 = (u2, v2) => [1, u2, v2, u2 * u2, u2 * v2, v2 * v2];
  let terms = [middle, 0, 0, 0, 0, 0];
  const valueAt2 = (u2, v2) => termsOf2(u2, v2).reduce((sum, term, index) => sum + term * (terms[index] ?? 0), 0);
  for (let round = 0; round < 4; round += 1) {
    const matrix = Array.from({ length: 6 }, () => Array(7).fill(0));
    for (const { x: x2, y: y2, value } of samples) {
      const [u2, v2] = [unit2(x2), unit2(y2)];
      const weight = 1 / (1 + ((value - valueAt2(u2, v2)) / (0.15 * middle + 1e-6)) ** 4);
      const row = termsOf2(u2, v2);
      for (const [index, line] of matrix.entries()) {
        const factor = weight * (row[index] ?? 0);
        for (const [column, term] of row.entries())
          line[column] = (line[column] ?? 0) + factor * term;
        line[6] = (line[6] ?? 0) + factor * value;
      }
    }
    terms = eliminate(matrix);
  }
  const least = middle * 0.1 + 1e-6;
  return (x2, y2) => {
    const [u2, v2] = [unit2(x2), unit2(y2)];
    const [cu, cv] = [Math.min(1, Math.max(-1, u2)), Math.min(1, Math.max(-1, v2))];
    const edge = valueAt2(cu, cv);
    if (cu === u2 && cv === v2) return Math.max(least, edge);
    const step = 0.1;
    const slopeU = (edge - valueAt2(cu - Math.sign(u2 - cu) * step, cv)) / step;
    const slopeV = (edge - valueAt2(cu, cv - Math.sign(v2 - cv) * step)) / step;
    return Math.max(least, edge + slopeU * Math.abs(u2 - cu) + slopeV * Math.abs(v2 - cv));
  };
}
function axesOf([a2, b2, c2, d2], size) {
  const length = (from2, to2) => Math.hypot(to2.x - from2.x, to2.y - from2.y);
  return [(length(a2, b2) + length(d2, c2)) / 2 / size, (length(a2, d2) + length(b2, c2)) / 2 / size];
}
function withheldOf({ modulePixels, pictureSide }, corners, isDrawn) {
  if (tiltOf(corners, pictureSide) > GRADED_FROM.degrees) return "tilted";
  return modulePixels < GRADED_FROM.pixels && !(isDrawn && modulePixels >= 2) ? "small" : void 0;
}
function tiltOf(corners, pictureSide) {
  const length = (from2, to2) => Math.hypot(corners[to2].x - corners[from2].x, corners[to2].y - corners[from2].y);
  const distance2 = pictureSide / meanSide(corners);
  const sine = (one, other) => {
    const ratio2 = Math.max(one, other) / Math.min(one, other);
    return Math.min(1, 2 * distance2 * (ratio2 - 1) / (ratio2 + 1));
  };
  const [horizontal, vertical2] = [
    sine(length(0, 3), length(1, 2)),
    sine(length(0, 1), length(3, 2))
  ];
  return Math.asin(Math.min(1, Math.hypot(horizontal, vertical2))) * 180 / Math.PI;
}
function quietZoneOf(plane, grid, modules) {
  const side = (name) => quietSide({ plane, grid, modules, side: name });
  return [side("top"), side("right"), side("bottom"), side("left")];
}
function quietSide({ plane, grid, modules, side }) {
  const { size, isDark } = modules;
  const place = (along, out) => ({
    top: () => grid.toPixel(along, -out),
    right: () => grid.toPixel(size + out, along),
    bottom: () => grid.toPixel(along, size + out),
    left: () => grid.toPixel(-out, along)
  })[side]();
  const isModuleDark = (along, depth) => {
    const at = Math.floor(along);
    return {
      top: () => isDark(at, depth),
      right: () => isDark(size - 1 - depth, at),
      bottom: () => isDark(at, size - 1 - depth),
      left: () => isDark(depth, at)
    }[side]();
  };
  const { printed, ground } = nearBrightness(plane, place, isModuleDark, size);
  const darknessAt = (along, out) => {
    const value = valueInside(plane, place(along, out - ROUNDING));
    return value === void 0 ? void 0 : (value - ground(along)) / (printed(along) - ground(along));
  };
  for (let out = FIRST; out <= FARTHEST; out += STEP_OUT) {
    let [run2, longest] = [0, 0];
    for (let along = STEP_ALONG / 2; along < size; along += STEP_ALONG) {
      const darkness = darknessAt(along, out);
      if (darkness === void 0) {
        return { modules: out === FIRST ? 0 : out - STEP_OUT, isCut: true };
      }
      const isOwn = out < OUTLINE && isModuleDark(along, 0) && (darknessAt(along, out + OUTLINE) ?? 0) < IN_THE_WAY;
      run2 = darkness > IN_THE_WAY && !isOwn ? run2 + STEP_ALONG : 0;
      longest = Math.max(longest, run2);
    }
    if (longest > SHORTEST) return { modules: out === FIRST ? 0 : out - STEP_OUT, isCut: false };
  }
  return { modules: FARTHEST, isCut: false };
}
var NEAR = 6;
function nearBrightness(plane, place, isModuleDark, size) {
  const bands = Array.from({ length: Math.max(1, Math.floor(size / NEAR)) }, (_2, band) => {
    const printed = [];
    const ground = [];
    for (let along = band * NEAR; along < Math.min(size, (band + 1) * NEAR); along += 1) {
      for (let depth = 0; depth < NEAR; depth += 1) {
        const value = valueInside(plane, place(along + 0.5, -depth - 0.5));
        if (value !== void 0) (isModuleDark(along, depth) ? printed : ground).push(value);
      }
    }
    return { printed: quantile(printed, 0.5), ground: quantile(ground, 0.5) };
  });
  const at = (along) => bands[Math.min(bands.length - 1, Math.floor(along / NEAR))];
  return {
    printed: (along) => at(along)?.printed ?? 0,
    ground: (along) => at(along)?.ground ?? 255
  };
}
function valueInside({ values, width, height }, { x: x2, y: y2 }) {
  const [column, row] = [Math.floor(x2), Math.floor(y2)];
  if (column < 0 || row < 0 || column >= width || row >= height) return void 0;
  return values[row * width + column];
}
function damagedFinderModules(modules, own) {
  const last = modules.size - 1;
  const count = (place) => {
    let damaged = 0;
    for (let y2 = 0; y2 < 8; y2 += 1) {
      for (let x2 = 0; x2 < 8; x2 += 1) {
        const ring = Math.max(Math.abs(x2 - 3), Math.abs(y2 - 3));
        const shouldBeDark = ring !== 2 && ring !== 4;
        const at = place(x2, y2);
        if ([modules, own].every(({ isDark }) => isDark(...at) !== shouldBeDark)) damaged += 1;
      }
    }
    return damaged;
  };
  return [count((x2, y2) => [x2, y2]), count((x2, y2) => [last - x2, y2]), count((x2, y2) => [x2, last - y2])];
}
function medianColour({ data, width, height }, places) {
  const channel = (index) => quantile(
    places.flatMap(({ x: x2, y: y2 }) => {
      const [column, row] = [Math.floor(x2), Math.floor(y2)];
      if (column < 0 || row < 0 || column >= width || row >= height) return [];
      return [data[(row * width + column) * 4 + index] ?? 0];
    }),
    0.5
  );
  return [channel(0), channel(1), channel(2)];
}
function mean(values) {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
function quantile(values, share) {
  const sorted = values.toSorted((a2, b2) => a2 - b2);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

// src/features/read-code/read-pixels.ts
var MODULE_PIXELS = 8;
var DEGRADED_MODULE_PIXELS = { least: 5, most: 8 };
var DENSE_MODULE_PIXELS = { least: 2.5, most: 3 };
var MANY_MODULES = 100;
var AROUND = 9;
var DEGRADED_AROUND = 4;
var LEVELS = ["L", "M", "Q", "H"];
var [WHITE2, BLACK] = [255, 0];
async function readPixels(pixels) {
  const alpha = alphaOf(pixels);
  if (!alpha) return readOpaque(pixels);
  const onWhite = await readOpaque(layOn(pixels, WHITE2), alpha);
  if ("measures" in onWhite) return onWhite;
  const onBlack = await readOpaque(layOn(pixels, BLACK), alpha);
  return "measures" in onBlack ? onBlack : onWhite;
}
async function readOpaque(pixels, alpha) {
  const found = await findCode(pixels);
  if (!("text" in found)) return found;
  const place = cutOut(pixels, found, AROUND, MODULE_PIXELS);
  const zxing = await readPlace(place.pixels, found);
  const size = zxing ? modulesOf(zxing) : found.modules;
  const details = detailsOf(zxing);
  const isInverted = zxing?.isInverted === true;
  const modules = zxing ? modulesIn(zxing) : sampled(place.pixels, place.corners, size);
  const { corners, ...measured } = measureCode({
    pixels: place.pixels,
    corners: zxing ? cornersOf(zxing) : place.corners,
    modules,
    isInverted,
    level: details.level,
    mask: details.mask,
    pictureSide: Math.max(pixels.width, pixels.height) / place.factor,
    modulePixels: meanSide(found.corners) / size,
    pictureBrightness: brightnessOfPicture(pixels)
  });
  const inPicture = mapCorners(corners, ({ x: x2, y: y2 }) => ({
    x: x2 * place.factor + place.box.x,
    y: y2 * place.factor + place.box.y
  }));
  const { text, bytes, part, isGs1, notEncodable } = found;
  return {
    measures: {
      text,
      bytes,
      part,
      isGs1,
      notEncodable,
      corners: inPicture,
      modules: size,
      modulePixels: meanSide(inPicture) / size,
      level: details.level,
      readBy: {
        zxing: zxing !== void 0,
        other: otherReads(place.pixels, found, isInverted)
      },
      isInverted,
      isMirrored: zxing?.isMirrored === true,
      isTransparent: alpha !== void 0 && showsThrough(alpha, pixels.width, inPicture, size),
      codesInPicture: found.codes,
      degraded: [],
      ...measured
    },
    degrade: () => degradePlace({
      pixels,
      found: { ...found, corners: inPicture, modules: size },
      brightness: measured.brightness,
      isInverted
    })
  };
}
var LIT = 0.6;
async function degradePlace({
  pixels,
  found,
  brightness,
  isInverted
}) {
  const wanted = found.modules > MANY_MODULES ? DENSE_MODULE_PIXELS : DEGRADED_MODULE_PIXELS;
  const place = cutOut(pixels, found, DEGRADED_AROUND, wanted.most);
  const module = meanSide(place.corners) / found.modules;
  const enlarged = Math.max(1, Math.ceil(wanted.least / module - 0.01));
  return degradeCode({
    pixels: enlarged > 1 ? enlarge(place.pixels, enlarged) : place.pixels,
    modulePixels: module * enlarged,
    gain: brightness < DARK_PICTURE ? (LIT / Math.max(brightness, 1e-3)) ** (1 / 2.2) : 1,
    isInverted,
    wanted: found
  });
}
function cutOut(pixels, { corners, modules }, around, mostPixels) {
  const module = meanSide(corners) / modules;
  const margin = around * module;
  const xs = corners.map(({ x: x2 }) => x2);
  const ys = corners.map(({ y: y2 }) => y2);
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(pixels.width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(pixels.height, Math.ceil(Math.max(...ys) + margin));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const factor = Math.max(1, module / mostPixels);
  return {
    pixels: shrink(pixels, factor, box),
    corners: mapCorners(corners, ({ x: x2, y: y2 }) => ({ x: (x2 - left) / factor, y: (y2 - top) / factor })),
    box,
    factor
  };
}
async function readPlace(pixels, wanted) {
  const results = await readByZxing(pixels, { formats: ["QRCode"], maxNumberOfSymbols: 0 });
  return results.filter(({ isValid, bytes }) => isValid && areSameBytes(bytes, wanted.bytes, wanted.isGs1)).toSorted((a2, b2) => areaOf(cornersOf(b2)) - areaOf(cornersOf(a2)))[0];
}
function detailsOf(zxing) {
  if (!zxing) return { level: void 0, mask: void 0 };
  const { ECLevel: ecLevel, DataMask: mask } = extraOf(zxing);
  return {
    level: LEVELS.find((level) => level === ecLevel),
    mask
  };
}
function modulesIn({ symbol }) {
  return {
    size: symbol.width,
    isDark: (x2, y2) => symbol.data[y2 * symbol.width + x2] === 0
  };
}
function sampled(pixels, corners, size) {
  const toPixel = projection(corners, size);
  const greyAt = (x2, y2) => {
    const { x: column, y: row } = toPixel(x2 + 0.5, y2 + 0.5);
    const at = (Math.floor(row) * pixels.width + Math.floor(column)) * 4;
    return (pixels.data[at] ?? 255) + (pixels.data[at + 1] ?? 255) + (pixels.data[at + 2] ?? 255);
  };
  const all = Array.from(
    { length: size * size },
    (_2, index) => greyAt(index % size, Math.floor(index / size))
  );
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  return { size, isDark: (x2, y2) => (all[y2 * size + x2] ?? 0) < middle };
}
var OPAQUE = 230;
var SHOWN_THROUGH = 5e-3;
var QUIET_MODULES = 4;
function showsThrough(alpha, width, corners, size) {
  const toPixel = projection(corners, size);
  let [through, looks] = [0, 0];
  for (let y2 = -QUIET_MODULES; y2 < size + QUIET_MODULES; y2 += 1) {
    for (let x2 = -QUIET_MODULES; x2 < size + QUIET_MODULES; x2 += 1) {
      const isBeside = x2 < 0 || x2 >= size;
      if (isBeside && (y2 < 0 || y2 >= size)) continue;
      const place = toPixel(x2 + 0.5, y2 + 0.5);
      const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
      if (column < 0 || row < 0 || column >= width) continue;
      const value = alpha[row * width + column];
      if (value === void 0) continue;
      looks += 1;
      if (value < OPAQUE) through += 1;
    }
  }
  return through > looks * SHOWN_THROUGH;
}

// ../../packages/content/src/internal/deep-freeze.ts
function deepFreeze(value) {
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}

// ../../packages/content/src/print/print-rules.ts
var PRINT_RULES = /* @__PURE__ */ deepFreeze({
  /** Smallest side of the pattern without its quiet zone, in centimetres. */
  minSizeCm: 2,
  /** Smallest side of a module, in millimetres: smaller ones run together on most printers. */
  minModuleMm: 0.4,
  /** Width of the quiet zone on every side, in modules (ISO/IEC 18004). */
  clearEdgeModules: 4,
  /** Side of the pattern as a share of the distance from which it is scanned. */
  sizePerDistance: 0.1,
  /** Contrast of dark and light modules by WCAG, 1 to 21, that old phones read in poor light. */
  contrast: 7,
  /** Share of the codewords that a level recovers (ISO/IEC 18004). */
  recovered: { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 },
  /** Share of what the level recovers that a design may use: dirt and scratches need the rest. */
  recoveryUsed: 0.5,
  /** The level of a code, and of one that a logo covers in part. */
  level: "M",
  levelWithLogo: "H"
});

// ../../packages/ui/src/theme/hex-channels.ts
var hexChannels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
var toLinear = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

// ../../packages/ui/src/theme/contrast-ratio.ts
function luminance(color) {
  if (!/^#[\da-f]{6}$/i.test(color)) {
    throw new TypeError(
      `[@waypage/ui] contrastRatio got '${color}', which is not a #RRGGBB colour, so its ratio is not known. Mix transparent colours with their ground first.`
    );
  }
  const [red = 0, green = 0, blue = 0] = hexChannels(color).map((part) => toLinear(part / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrastRatio(first, second) {
  const a2 = luminance(first) + 0.05;
  const b2 = luminance(second) + 0.05;
  return Math.max(a2, b2) / Math.min(a2, b2);
}

// src/pages/check-a-code/verdict-table.ts
var CHECK_RULES = {
  /** Quiet zone in modules. Under it a code is not found where dark things are around. */
  leastEdge: 1,
  /** How exactly the quiet zone is measured, in modules: of a drawn picture, and of a photo. */
  edgeTolerance: { drawn: 0.25, photo: 0.5 },
  /** Symbol contrast of grade C, which standards of trade ask for at least. */
  contrast: 0.4,
  /** Symbol contrast under grade D. */
  leastContrast: 0.2,
  /** Light in the picture from which its colours can be judged, 0 to 1. */
  brightness: 0.12,
  /** Pixels of a module from which the picture can be measured. */
  modulePixels: 3,
  /** Wrong modules of one finder pattern that its drawing may cost: a rounded outer corner is one of them. */
  finderNoise: 2,
  /** Wrong modules of one finder pattern from which it may not be seen at all. */
  finderFatal: 6,
  /** Part of it from which one more scratch is too much. */
  recoveryFatal: 0.85,
  /** Degraded views, of five, that both decoders may lose. */
  lostViews: 1
};
var fatalIf = (isFailed) => isFailed ? "fatal" : "warn";
var VERDICT_TABLE = [
  {
    // Readers look for light around the pattern. What the picture does not show is nobody's knowledge, and no failure.
    id: "edge",
    weigh: (measures, isFailed) => {
      if (!measures.readBy.zxing) return void 0;
      const edge = narrowestSide(measures);
      if (isEdgeWideEnough(measures, edge.modules)) return "fine";
      return edge.modules < CHECK_RULES.leastEdge && !edge.isCut ? fatalIf(isFailed) : "warn";
    }
  },
  {
    // Grades of ISO/IEC 15415: C is what trade asks for, under D verifiers fail it. A dark ground lowers the grade of a
    // design that every camera reads: there the rule of designer and print kit counts.
    id: "contrast",
    weigh: ({ contrast, dark: dark2, light }, isFailed) => {
      if (contrast >= CHECK_RULES.contrast) return "fine";
      if (contrastRatio(hexOf(dark2), hexOf(light)) >= PRINT_RULES.contrast) return "fine";
      return contrast < CHECK_RULES.leastContrast ? fatalIf(isFailed) : "warn";
    }
  },
  {
    // Many phones look for dark modules on a light ground only, as the second decoder does.
    id: "polarity",
    weigh: ({ isInverted }, isFailed) => isInverted ? fatalIf(isFailed) : "fine"
  },
  // Most readers turn a mirrored code over; the file is wrong all the same.
  { id: "mirror", weigh: ({ isMirrored }) => isMirrored ? "warn" : void 0 },
  {
    // Rounded and decorated finder patterns are read; those that are covered are not.
    id: "corners",
    weigh: ({ damagedFinderModules: damagedFinderModules2, readBy }, isFailed) => {
      if (!readBy.zxing) return void 0;
      const worst = Math.max(...damagedFinderModules2);
      if (worst <= CHECK_RULES.finderNoise) return "fine";
      return worst >= CHECK_RULES.finderFatal ? fatalIf(isFailed) : "warn";
    }
  },
  {
    // What is used up in the file is missing to dirt and scratches on the print.
    id: "level",
    weigh: ({ recoveryUsed = 0 }, isFailed) => {
      if (recoveryUsed <= PRINT_RULES.recoveryUsed) return "fine";
      return recoveryUsed > CHECK_RULES.recoveryFatal ? fatalIf(isFailed) : "warn";
    }
  },
  // Nobody can say what will be behind it.
  { id: "ground", weigh: ({ isTransparent }) => isTransparent ? "warn" : void 0 },
  // The dark room is no fault of the print, and hides what the print is.
  {
    id: "light",
    weigh: ({ brightness }) => brightness < CHECK_RULES.brightness ? "warn" : void 0
  },
  // With fewer pixels nobody can say how good the print is.
  {
    id: "size",
    weigh: ({ modulePixels }) => modulePixels < CHECK_RULES.modulePixels ? "warn" : "fine"
  },
  // Most phones open one part as if it were all.
  { id: "part", weigh: ({ part }) => part ? "warn" : void 0 },
  // Two programs of different makers stand for many phones.
  { id: "decoders", weigh: ({ readBy }) => readBy.zxing && readBy.other ? "fine" : "warn" },
  // A picture out of focus is lost as well as a poor print: nobody can say which of them it is.
  {
    id: "reserve",
    weigh: (measures) => lostViews(measures) > CHECK_RULES.lostViews ? "warn" : void 0
  }
];
function isFailedByDecoder({
  readBy,
  degraded
}) {
  return [readBy, ...degraded.map((view) => view.readBy)].some(
    ({ zxing, other }) => !zxing || !other
  );
}
function narrowestSide({
  quietZone
}) {
  return quietZone.reduce((least, side) => side.modules < least.modules ? side : least);
}
function isEdgeWideEnough({ isDrawn }, modules) {
  const { drawn, photo } = CHECK_RULES.edgeTolerance;
  return modules >= PRINT_RULES.clearEdgeModules - (isDrawn ? drawn : photo);
}
function lostViews({ degraded }) {
  return degraded.filter(({ readBy }) => !readBy.zxing && !readBy.other).length;
}
function hexOf(colour) {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

// src/pages/check-a-code/findings.ts
var SEVERITIES = ["fatal", "warn", "fine"];
function findIn(measures) {
  const isFailed = isFailedByDecoder(measures);
  const all = VERDICT_TABLE.flatMap(({ id, weigh }) => {
    const severity = weigh(measures, isFailed);
    return severity ? [{ id, severity }] : [];
  });
  return SEVERITIES.flatMap((severity) => all.filter((one) => one.severity === severity));
}
function verdictOf(findings) {
  return findings[0]?.severity ?? "fine";
}

// src/features/read-code/testing/camera-picture.ts
import sharp from "sharp";
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = state + 1831565813 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}
var RADIANS = Math.PI / 180;
var LOOKS = 2;
async function takePhoto(print, camera, seed) {
  const pattern = qr_default(print.text, "raw", { ecc: print.level, border: 1 }).slice(1, -1).map((row) => row.slice(1, -1));
  const size = pattern.length;
  const reflectance = (x2, y2) => {
    const [top, right, bottom, left] = print.edge;
    if (x2 < -left || y2 < -top || x2 >= size + right || y2 >= size + bottom) return print.around;
    const [cx, cy, width, height] = print.cover ?? [0, 0, 0, 0];
    if (x2 >= cx && y2 >= cy && x2 < cx + width && y2 < cy + height) return print.ground;
    return pattern[Math.floor(y2)]?.[Math.floor(x2)] === true ? print.ink : print.ground;
  };
  const side = Math.ceil((size + 2 * camera.margin) * camera.modulePixels);
  const distance2 = (size + 2 * camera.margin) * 1.3;
  const focal = camera.modulePixels * distance2;
  const toObject = rotation(camera);
  const eye = toObject([0, 0, -distance2]);
  const radius = camera.bend === void 0 ? void 0 : camera.bend * size;
  const light = new Float32Array(side * side);
  for (let py = 0; py < side; py += 1) {
    for (let px = 0; px < side; px += 1) {
      let sum = 0;
      for (let look = 0; look < LOOKS * LOOKS; look += 1) {
        const dx = (look % LOOKS + 0.5) / LOOKS;
        const dy = (Math.floor(look / LOOKS) + 0.5) / LOOKS;
        const ray = toObject([(px + dx - side / 2) / focal, (py + dy - side / 2) / focal, 1]);
        const place = hit(eye, ray, radius);
        sum += place ? reflectance(place[0] + size / 2, place[1] + size / 2) : print.around;
      }
      const across = px / side;
      const lit = camera.exposure * (1 - (1 - camera.falloff) * across);
      light[py * side + px] = sum / LOOKS ** 2 * lit;
    }
  }
  const seen = gaussian(light, side, camera.blur * camera.modulePixels);
  return compress(seen, side, camera, seed);
}
function rotation({ turn, tiltX, tiltY }) {
  const [a2, b2, c2] = [turn, tiltX, tiltY].map((degrees) => degrees * RADIANS);
  return ([x2, y2, z]) => {
    const [x1, z1] = [x2 * Math.cos(c2) + z * Math.sin(c2), -x2 * Math.sin(c2) + z * Math.cos(c2)];
    const [y1, z2] = [y2 * Math.cos(b2) + z1 * Math.sin(b2), -y2 * Math.sin(b2) + z1 * Math.cos(b2)];
    return [x1 * Math.cos(a2) - y1 * Math.sin(a2), x1 * Math.sin(a2) + y1 * Math.cos(a2), z2];
  };
}
function hit(eye, ray, radius) {
  const [ex, ey, ez] = eye;
  const [rx, ry, rz] = ray;
  if (radius === void 0) {
    const t3 = -ez / rz;
    return [ex + rx * t3, ey + ry * t3];
  }
  const a2 = rx * rx + rz * rz;
  const b2 = 2 * (ex * rx + (ez - radius) * rz);
  const c2 = ex * ex + (ez - radius) ** 2 - radius * radius;
  const root = b2 * b2 - 4 * a2 * c2;
  if (root < 0) return void 0;
  const t2 = (-b2 - Math.sqrt(root)) / (2 * a2);
  const [x2, z] = [ex + rx * t2, ez + rz * t2];
  return [radius * Math.atan2(x2, radius - z), ey + ry * t2];
}
function gaussian(light, side, sigma) {
  if (sigma < 0.05) return light;
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from(
    { length: 2 * reach + 1 },
    (_2, index) => Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma))
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from2, step, lineStep) => {
    const to2 = new Float32Array(from2.length);
    for (let line = 0; line < side; line += 1) {
      for (let place = 0; place < side; place += 1) {
        let sum = 0;
        for (const [index, weight] of weights.entries()) {
          const at = Math.min(side - 1, Math.max(0, place + index - reach));
          sum += (from2[line * lineStep + at * step] ?? 0) * weight;
        }
        to2[line * lineStep + place * step] = sum / total;
      }
    }
    return to2;
  };
  return pass(pass(light, 1, side), side, 1);
}
var encodeGamma = (light) => 255 * (light <= 31308e-7 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
async function compress(light, side, { noise, quality }, seed) {
  const next = chance(seed ^ 1540483477);
  const colours = new Uint8ClampedArray(side * side * 3);
  for (const [index, value] of light.entries()) {
    const grey = encodeGamma(Math.max(0, value));
    for (let channel = 0; channel < 3; channel += 1) {
      colours[index * 3 + channel] = grey + (next() + next() + next() - 1.5) * 2 * noise;
    }
  }
  const file = await sharp(colours, { raw: { width: side, height: side, channels: 3 } }).jpeg({ quality }).toBuffer();
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: side, height: side };
}

// src/features/read-code/testing/photo-set.ts
var TEXTS = [
  "https://waypage.example/nm26",
  "https://waypage.example/orilla/summer-tour-dates-and-tickets",
  `https://waypage.example/${"a-long-path-of-a-dense-code/".repeat(4)}`
];
var LEVELS2 = ["low", "medium", "quartile", "high"];
function goodPhoto(seed) {
  const next = chance(seed * 7919 + 1);
  const between = (from2, to2) => from2 + (to2 - from2) * next();
  const edge = () => between(4, 6.5);
  const bend = next() < 0.3 ? between(2.2, 4) : void 0;
  const ground = between(0.55, 0.92);
  return {
    seed,
    print: {
      text: TEXTS[Math.floor(next() * TEXTS.length)] ?? TEXTS[0],
      level: LEVELS2[Math.floor(next() * LEVELS2.length)] ?? "medium",
      edge: [edge(), edge(), edge(), edge()],
      ink: between(0.02, 0.12),
      ground,
      around: between(0.02, 0.1)
    },
    camera: {
      modulePixels: between(4.5, 9),
      turn: 90 * Math.floor(next() * 4) + between(-15, 15),
      tiltX: between(-18, 18),
      tiltY: between(-18, 18),
      ...bend !== void 0 && { bend },
      margin: between(13, 20),
      falloff: between(0.55, 1),
      exposure: between(0.5, 1),
      blur: between(0.05, 0.3),
      noise: between(0.5, 4),
      quality: Math.round(between(70, 95))
    }
  };
}
function badPhoto(seed) {
  const plan = goodPhoto(seed + 1e5);
  const next = chance(seed * 104729 + 3);
  const defect = ["edge", "contrast", "level"][seed % 3] ?? "edge";
  const edges = [...plan.print.edge];
  if (defect === "edge") edges[Math.floor(next() * 4)] = next() * 3;
  const size = 9;
  return {
    ...plan,
    defect,
    print: {
      ...plan.print,
      edge: edges,
      ...defect === "contrast" && {
        ink: plan.print.ground * (0.72 + 0.1 * next()),
        around: 0.02
      },
      ...defect === "level" && {
        text: TEXTS[0],
        level: "quartile",
        cover: [9, 9, size, size]
      }
    }
  };
}

// ../../../../tmp/team/40a/photos.ts
await T2({ overrides: { wasmBinary: new Uint8Array(readFileSync("/work/h40a/apps/site/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")).buffer }, fireImmediately: true });
var [kind, from, to] = process.argv.slice(2);
var tally = {};
var eErr = [];
var cErr = [];
for (let seed = Number(from); seed < Number(to); seed++) {
  const plan = kind === "bad" ? badPhoto(seed) : goodPhoto(seed);
  const t0 = performance.now();
  const px = await takePhoto(plan.print, plan.camera, seed);
  const t1 = performance.now();
  if (process.env.SAVE) await sharp2(Buffer.from(px.data), { raw: { width: px.width, height: px.height, channels: 4 } }).png().toFile(`/tmp/team/40a/p${kind}${seed}.png`);
  const read = await readPixels(px);
  if (!("measures" in read)) {
    tally["none"] = (tally["none"] ?? 0) + 1;
    console.log(seed, "NOT READ", read.reason, plan.camera.bend?.toFixed(1));
    continue;
  }
  const t2 = performance.now();
  const r2 = { ...read.measures, degraded: await read.degrade() };
  const t3 = performance.now();
  const fs = findIn(r2);
  const v2 = verdictOf(fs);
  tally[v2] = (tally[v2] ?? 0) + 1;
  const truth = Math.min(8, ...plan.print.edge);
  const got = narrowestSide(r2);
  const eDiff = r2.quietZone.map((s2, i2) => s2.isCut ? 0 : s2.modules - Math.min(8, plan.print.edge[i2]));
  const worstE = eDiff.reduce((a2, b2) => Math.abs(b2) > Math.abs(a2) ? b2 : a2, 0);
  const trueC = (plan.print.ground - plan.print.ink) / Math.max(plan.print.ground, plan.print.around);
  eErr.push(Math.abs(worstE));
  cErr.push(Math.abs(r2.contrast - trueC));
  const odd = Math.abs(worstE) > 0.5 || Math.abs(r2.contrast - trueC) > 0.05 || (kind === "bad" ? v2 === "fine" : v2 !== "fine");
  if (odd || process.env.ALL) console.log(seed, v2, plan.defect ?? "", fs.filter((f2) => f2.severity !== "fine").map((f2) => f2.id + ":" + f2.severity).join(" "), "edge", worstE.toFixed(2), r2.quietZone.map((s2) => s2.modules + (s2.isCut ? "c" : "")).join("/"), plan.print.edge.map((e2) => e2.toFixed(1)).join("/"), "SC", r2.contrast.toFixed(2), trueC.toFixed(2), r2.modules + "@" + plan.camera.modulePixels.toFixed(1), "bend", plan.camera.bend?.toFixed(1) ?? "-", "blur", plan.camera.blur.toFixed(2), r2.degraded.map((s2) => Number(s2.readBy.other) + 2 * Number(s2.readBy.zxing)).join(""), [t1 - t0, t2 - t1, t3 - t2].map(Math.round).join("+"), r2.grades?.overall ?? r2.grades?.withheld);
}
var q2 = (a2, s2) => a2.sort((x2, y2) => x2 - y2)[Math.floor(a2.length * s2)];
console.log(tally, "edge err p50/p90/max", q2(eErr, 0.5), q2(eErr, 0.9), Math.max(...eErr), "contrast", q2(cErr, 0.5), q2(cErr, 0.9), Math.max(...cErr));
/*! Bundled license information:

qr/index.js:
  (*!
   * Copyright (c) 2023 Paul Miller (paulmillr.com)
   * SPDX-License-Identifier: MIT OR Apache-2.0
   *)
*/
